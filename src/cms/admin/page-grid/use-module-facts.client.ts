'use client'

import { useEffect, useState } from 'react'
import { isBareModule } from '@/domain/grid/bare-module'
import type { ColumnWishes, Placement } from '@/domain/grid/placement'
import type { PlacedModule } from '@/domain/grid/module-warnings'
import { locales, type Locale } from '@/domain/kernel/locales'
import { buildDeskApiPath } from '@/domain/routes/desk'
import { toRelationId } from '../../relation-id'
import type { Module } from '../../payload-types'
import { ask } from '../ask.client'

/** What the grid tells of a module. */
export type ModuleFacts = Omit<PlacedModule, 'needsRelations'> &
  ColumnWishes &
  Omit<Placement, 'id'> & { id: number; name: string; type: string; view?: string | null }

type Answer<Doc> = { docs: Doc[] }

const targets = ['preset', 'article', 'category'] as const

/** A form kind is a name; every other relation is loaded with its record, unless that is gone. */
function hasTarget(relation: NonNullable<Module['relations']>[number]): boolean {
  return (
    Boolean(relation.form) ||
    targets.some((name) => typeof relation[name] === 'object' && relation[name] !== null)
  )
}

/** A text in every language that has one, as the desk's own server gives it. */
type InLanguages = { [L in Locale]?: unknown } | null

type Words = Pick<Module, 'id' | 'image' | 'images'> & {
  title?: InLanguages
  description?: InLanguages
  link?: { label?: InLanguages } | null
}

const toWord = (text: InLanguages | undefined, locale: Locale) => String(text?.[locale] ?? '')

/** The languages in which a module would be a frame around nothing. */
function findBare(words: Words | undefined, languages: readonly Locale[]): Locale[] {
  if (words === undefined) return []
  const { title, description, link, image, images } = words
  const pictures = (images?.length ?? 0) + (image ? 1 : 0)
  return languages.filter((locale) =>
    isBareModule({
      title: toWord(title, locale),
      description: description?.[locale],
      hasLink: toWord(link?.label, locale) !== '',
      pictures,
    }),
  )
}

type Known = { publicIds: ReadonlySet<number>; bareIn: Locale[] }

function toFacts(module: Module, { publicIds, bareIn }: Known): ModuleFacts {
  const { id, name, type, view, span, cols, position, sort, relations } = module
  return {
    id,
    name,
    type,
    view,
    span,
    cols,
    position,
    sort,
    isPublic: publicIds.has(id),
    bareIn,
    relations: (relations ?? []).map((relation) => ({ exists: hasTarget(relation) })),
  }
}

async function readModules<Doc>(ids: string, query: string): Promise<Doc[]> {
  // All of them: one that was left out would read as deleted.
  const where = `where[id][in]=${ids}&limit=0&${query}`
  const response = await ask(`${buildDeskApiPath('modules')}?${where}`)
  const { docs }: Answer<Doc> = await response.json()
  return docs
}

const wordFields = ['title', 'description', 'link', 'image', 'images']
  .map((name) => `select[${name}]=true`)
  .join('&')

/** The languages in which the page stands: those of its title. None before it is kept. */
async function readLanguages(pageId: unknown): Promise<Locale[]> {
  const id = toRelationId(pageId)
  if (id === null) return []
  const path = buildDeskApiPath('pages', id)
  const response = await ask(`${path}?draft=true&depth=0&locale=all&select[title]=true`)
  const { title }: { title?: InLanguages } = await response.json()
  return locales.filter((locale) => toWord(title, locale).trim() !== '')
}

/** The newest draft of each, because that is what the editor works on, and which visitors see. */
async function fetchFacts(ids: string, pageId: unknown): Promise<Map<number, ModuleFacts>> {
  // As visitors may read modules: hidden ones are not shown.
  const shown = 'where[_status][equals]=published&where[status][equals]=published'
  const [drafts, published, words, languages] = await Promise.all([
    readModules<Module>(ids, 'draft=true&depth=1'),
    readModules<{ id: number }>(ids, `${shown}&depth=0&select[name]=true`),
    readModules<Words>(ids, `draft=true&depth=0&locale=all&${wordFields}`),
    readLanguages(pageId),
  ])
  const wordsOf = new Map(words.map((one) => [one.id, one]))
  const publicIds = new Set(published.map(({ id }) => id))
  return new Map(
    drafts.map((module) => {
      const bareIn = findBare(wordsOf.get(module.id), languages)
      return [module.id, toFacts(module, { publicIds, bareIn })]
    }),
  )
}

/**
 * What is stored of the modules of a page; null until it is known. `reload` reads them again, after
 * one of them was changed.
 */
export function useModuleFacts(
  moduleIds: readonly unknown[],
  pageId: unknown,
): {
  facts: ReadonlyMap<number, ModuleFacts> | null
  hasFailed: boolean
  reload: () => void
} {
  const numbers = moduleIds.map(toRelationId).filter((id) => id !== null)
  const ids = [...new Set(numbers)].toSorted((a, b) => a - b).join(',')
  const [round, setRound] = useState(0)
  const [facts, setFacts] = useState<ReadonlyMap<number, ModuleFacts> | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const read =
      ids === '' ? Promise.resolve(new Map<number, ModuleFacts>()) : fetchFacts(ids, pageId)
    read.then(
      (found) => {
        if (!isCurrent) return
        setFacts(found)
        setHasFailed(false)
      },
      () => {
        if (isCurrent) setHasFailed(true)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [ids, pageId, round])
  return { facts, hasFailed, reload: () => setRound((now) => now + 1) }
}
