'use client'

import { useEffect, useState } from 'react'
import type { ColumnWishes, Placement } from '@/domain/grid/placement'
import type { PlacedModule } from '@/domain/grid/module-warnings'
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

function toFacts(module: Module, publicIds: ReadonlySet<number>): ModuleFacts {
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

/** The newest draft of each, because that is what the editor works on, and which visitors see. */
async function fetchFacts(ids: string): Promise<Map<number, ModuleFacts>> {
  // As visitors may read modules: hidden ones are not shown.
  const shown = 'where[_status][equals]=published&where[status][equals]=published'
  const [drafts, published] = await Promise.all([
    readModules<Module>(ids, 'draft=true&depth=1'),
    readModules<{ id: number }>(ids, `${shown}&depth=0&select[name]=true`),
  ])
  const publicIds = new Set(published.map(({ id }) => id))
  return new Map(drafts.map((module) => [module.id, toFacts(module, publicIds)]))
}

/**
 * What is stored of the modules of a page; null until it is known. `reload` reads them again, after
 * one of them was changed.
 */
export function useModuleFacts(moduleIds: readonly unknown[]): {
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
    const read = ids === '' ? Promise.resolve(new Map<number, ModuleFacts>()) : fetchFacts(ids)
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
  }, [ids, round])
  return { facts, hasFailed, reload: () => setRound((now) => now + 1) }
}
