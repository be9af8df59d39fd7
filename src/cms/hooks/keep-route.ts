import { locales, toLocalized, type Locale, type LocalizedText } from '@/domain/kernel/locales'
import { toComparablePath } from '@/domain/routes/route-table'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  Where,
} from 'payload'
import { toLocalizedPath, toPathSegment } from '../collections/routes/localized-path'
import type { Route } from '../payload-types'
import { toNestedRequest } from './nested-request'
import { findFreePath, type PathOwner } from './original-path'

type Names = Partial<LocalizedText>

/** What a record needs to get an address: its words per language and those of what it is under. */
export type RouteSubject = {
  type: Route['type']
  isPublic: boolean
  isHome: boolean
  titles: Names
  /** Address of what the record is under, per language, such as `/diensten/`; `/` at the top. */
  basePaths: Names
  breadcrumb: { name: Names; isPublic: boolean; path: string | null }[]
}

export type RouteSource = {
  collection: PathOwner
  readSubject: (req: PayloadRequest, id: number) => Promise<RouteSubject>
}

type Owner = { id: number; path?: string | null; _status?: string | null }

/**
 * Gives every page and article a line in the address table. A language gets its address when the
 * title in that language is first saved, and keeps it when the title changes: addresses that
 * people know do not move by themselves. Editors move them in the address table.
 *
 * `req.context.skipRouteSync` leaves the table alone, for imports that bring their own.
 */
export function createRouteHooks(source: RouteSource): {
  afterChange: CollectionAfterChangeHook
  afterDelete: CollectionAfterDeleteHook
} {
  return {
    afterChange: async ({ doc, req }) => {
      const isAutosave = req.query?.autosave === 'true'
      if (!isAutosave && !req.context.skipRouteSync) await keepRoute(source, doc, req)
    },
    afterDelete: async ({ doc, req }) => {
      const route = await findRoute(source.collection, doc, req)
      if (!route) return
      await req.payload.delete({ collection: 'routes', id: route.id, req: toNestedRequest(req) })
    },
  }
}

async function keepRoute(source: RouteSource, doc: Owner, req: PayloadRequest): Promise<void> {
  if (!doc.path) return
  const known = await findRoute(source.collection, doc, req)
  // A draft of something that has an address says nothing about what visitors see.
  if (known && doc._status === 'draft') return
  const subject = await source.readSubject(req, doc.id)
  const shared = { originalPath: doc.path, type: subject.type, isPublic: subject.isPublic }
  const target = { relationTo: source.collection, value: doc.id }
  const route = known
    ? await req.payload.update({
        collection: 'routes',
        id: known.id,
        req: toNestedRequest(req),
        data: { ...shared, target },
        depth: 0,
      })
    : await createRoute({ ...shared, target }, subject, req)
  await fillAddresses(route.id, subject, req)
}

async function createRoute(
  data: Pick<Route, 'originalPath' | 'type' | 'isPublic' | 'target'>,
  subject: RouteSubject,
  req: PayloadRequest,
): Promise<Route> {
  const [first, ...others] = locales
  const toSteps = (locale: Locale) =>
    subject.breadcrumb.map(({ name, isPublic, path }) => ({ name: name[locale], isPublic, path }))
  const route = await req.payload.create({
    collection: 'routes',
    req: toNestedRequest(req, first),
    locale: first,
    data: { ...data, breadcrumb: toSteps(first) },
    depth: 0,
  })
  for (const locale of subject.breadcrumb.length > 0 ? others : []) {
    const steps = toSteps(locale).map((step, index) => ({
      ...step,
      id: route.breadcrumb?.[index]?.id,
    }))
    await req.payload.update({
      collection: 'routes',
      id: route.id,
      req: toNestedRequest(req, locale),
      locale,
      data: { breadcrumb: steps },
      depth: 0,
    })
  }
  return route
}

/** Gives the route an address in each language that has a title and no address yet. */
async function fillAddresses(id: number, subject: RouteSubject, req: PayloadRequest) {
  const saved = await readAddresses(id, req)
  for (const locale of locales) {
    const wanted = toAddress(subject, locale)
    if (saved[locale] || wanted === null) continue
    const localizedPath = subject.isHome
      ? wanted
      : await findFreePath(wanted, (path) => isAddressTaken(req, locale, path))
    await req.payload.update({
      collection: 'routes',
      id,
      req: toNestedRequest(req, locale),
      locale,
      data: { localizedPath },
      depth: 0,
    })
  }
}

async function readAddresses(id: number, req: PayloadRequest): Promise<Names> {
  const { localizedPath } = await req.payload.findByID({
    collection: 'routes',
    id,
    req: toNestedRequest(req, 'all'),
    locale: 'all',
    depth: 0,
    select: { localizedPath: true },
  })
  return toLocalized(localizedPath)
}

/**
 * The address that a record would get in a language; null without a title in that language. The
 * home page is the home page in every language.
 */
export function toAddress(subject: RouteSubject, locale: Locale): string | null {
  if (subject.isHome) return '/'
  const segment = toPathSegment(subject.titles[locale] ?? '')
  if (segment === '') return null
  return toLocalizedPath(`${subject.basePaths[locale] ?? '/'}${segment}`)
}

async function isAddressTaken(req: PayloadRequest, locale: Locale, path: string) {
  const { totalDocs } = await req.payload.count({
    collection: 'routes',
    req: toNestedRequest(req, locale),
    locale,
    where: { localizedPath: { equals: path } },
  })
  return totalDocs > 0
}

/**
 * The line of a record in the address table: the one that leads to it, else the one with its path
 * when that leads nowhere yet (or, after a deletion, no more).
 */
export async function findRoute(
  collection: PathOwner,
  doc: Owner,
  req: PayloadRequest,
): Promise<Route | null> {
  const [own] = await findRoutes(req, {
    'target.relationTo': { equals: collection },
    'target.value': { equals: doc.id },
  })
  if (own) return own
  const key = toComparablePath(doc.path ?? '')
  const [samePath] = doc.path ? await findRoutes(req, { key: { equals: key } }) : []
  return samePath && !samePath.target ? samePath : null
}

async function findRoutes(req: PayloadRequest, where: Where): Promise<Route[]> {
  const { docs } = await req.payload.find({
    collection: 'routes',
    req: toNestedRequest(req),
    where,
    limit: 1,
    depth: 0,
  })
  return docs
}
