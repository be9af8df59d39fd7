import { toLocalized, type Locale } from '@/domain/kernel/locales'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { toNestedRequest } from '../../hooks/nested-request'
import { toRelationId } from '../../relation-id'
import type { Route } from '../../payload-types'
import { listChanges, toAddresses, type AddressChange } from './aliases'
import { isAlias } from './hooks'
import { toLocalizedPath } from './localized-path'
import { isProvisional } from './provisional'

/**
 * A page that takes the former address of another one has it for good: the other gives it up, so that
 * two pages never lay claim to it once this one moves on.
 */
export const releaseTakenAddresses: CollectionAfterChangeHook<Route> = async ({ doc, req }) => {
  if (isProvisional(req)) return
  const taken = Object.entries(toAddresses(doc, req.locale))
  const original = toLocalizedPath(doc.originalPath)
  const paths = new Set([original, ...taken.map(([, path]) => path)])
  const isTaken = ({ locale, path }: { locale: Locale; path: string }) =>
    path === original || taken.some(([one, own]) => one === locale && own === path)
  const { docs } = await req.payload.find({
    collection: 'routes',
    req: toNestedRequest(req),
    where: { and: [{ id: { not_equals: doc.id } }, { 'aliases.path': { in: [...paths] } }] },
    pagination: false,
    depth: 0,
    select: { aliases: true },
  })
  for (const other of docs) {
    const aliases = (other.aliases ?? []).filter(isAlias)
    const kept = aliases.filter((alias) => !isTaken(alias))
    if (kept.length === aliases.length) continue
    await req.payload.update({
      collection: 'routes',
      id: other.id,
      req: toNestedRequest(req),
      data: { aliases: kept },
      depth: 0,
    })
  }
}

/**
 * The addresses of the pages below move along with the one above, each with a redirect of its own. One
 * whose new address is taken stays where it is. Imports bring the addresses of all pages.
 */
export const moveAddressesBelow: CollectionAfterChangeHook<Route> = async (change) => {
  const { doc, previousDoc, operation, req } = change
  if (operation !== 'update' || req.context.skipRouteSync || isProvisional(req)) return
  const moves = listChanges(
    previousDoc,
    { ...doc, originalPath: previousDoc.originalPath },
    req.locale,
  )
  const pageId = doc.target?.relationTo === 'pages' ? toRelationId(doc.target.value) : null
  if (pageId === null || moves.length === 0) return
  const below = await findRoutesBelow(req, pageId)
  for (const move of moves) {
    for (const route of below) await moveAddress(req, route, move)
  }
}

async function findRoutesBelow(req: PayloadRequest, pageId: number) {
  const pages = await req.payload.find({
    collection: 'pages',
    req: toNestedRequest(req),
    where: { parent: { equals: pageId } },
    pagination: false,
    depth: 0,
    select: {},
  })
  if (pages.docs.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'routes',
    req: toNestedRequest(req, 'all'),
    locale: 'all',
    where: {
      and: [
        { 'target.relationTo': { equals: 'pages' } },
        { 'target.value': { in: pages.docs.map(({ id }) => id) } },
      ],
    },
    pagination: false,
    depth: 0,
    select: { localizedPath: true },
  })
  return docs.map(({ id, localizedPath }) => ({ id, paths: toLocalized(localizedPath) }))
}

type Below = { id: number; paths: Partial<Record<Locale, string>> }

async function moveAddress(req: PayloadRequest, { id, paths }: Below, move: AddressChange) {
  const { locale, from, to } = move
  const path = paths[locale]
  if (!from || !to || from === '/' || to === '/' || !path?.startsWith(from)) return
  const localizedPath = `${to}${path.slice(from.length)}`
  if (await isTaken(req, locale, localizedPath)) return
  await req.payload.update({
    collection: 'routes',
    id,
    req: toNestedRequest(req, locale),
    locale,
    data: { localizedPath },
    depth: 0,
  })
}

async function isTaken(req: PayloadRequest, locale: Locale, path: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'routes',
    req: toNestedRequest(req, locale),
    locale,
    where: { localizedPath: { equals: path } },
  })
  return totalDocs > 0
}
