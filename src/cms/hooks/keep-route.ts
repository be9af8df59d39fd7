import { locales, toLocalized, type Locale, type LocalizedText } from '@/domain/kernel/locales'
import { toComparablePath } from '@/domain/routes/route-table'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  Where,
} from 'payload'
import { toLocalizedPath, toPathSegment } from '../collections/routes/localized-path'
import { asProvisional } from '../collections/routes/provisional'
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
 * Gives every page and article a line in the address table. Until a record is published for the first
 * time its addresses follow its titles, at every save that somebody asks for; from then on they stay
 * when a title changes: addresses that people know do not move by themselves. Editors move them in
 * the address table, and one that they chose there is left alone.
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
  const isDraft = doc._status === 'draft'
  const isProvisional = known ? await isFollowing(known.id, req) : isDraft
  // A draft of something that was online says nothing about what visitors see.
  if (known && isDraft && !isProvisional) return
  const subject = await source.readSubject(req, doc.id)
  const shared = { originalPath: doc.path, type: subject.type, isPublic: subject.isPublic }
  const target = { relationTo: source.collection, value: doc.id }
  const keep = async () => {
    const route = known
      ? await req.payload.update({
          collection: 'routes',
          id: known.id,
          req: toNestedRequest(req),
          data: { ...shared, target },
          depth: 0,
        })
      : await createRoute({ ...shared, target }, subject, req)
    await fillAddresses(route.id, { subject, isDraft, isNew: known === null }, req)
  }
  await (isProvisional ? asProvisional(req, keep) : keep())
}

async function isFollowing(id: number, req: PayloadRequest): Promise<boolean> {
  const { follows } = await readAddresses(id, req)
  return locales.some((locale) => follows[locale])
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

type Filling = { subject: RouteSubject; isDraft: boolean; isNew: boolean }

/** Gives the route an address in each language that has a title, and follows those of a new record. */
async function fillAddresses(id: number, filling: Filling, req: PayloadRequest): Promise<void> {
  const { paths, follows } = await readAddresses(id, req)
  for (const locale of locales) {
    const isFollowed = filling.isNew || follows[locale] === true
    const saved = paths[locale] ?? null
    const localizedPath = await findAddress({ id, locale, saved, isFollowed }, filling, req)
    const followsTitle = isFollowed && filling.isDraft
    if (localizedPath === saved && followsTitle === (follows[locale] ?? false)) continue
    await req.payload.update({
      collection: 'routes',
      id,
      req: toNestedRequest(req, locale),
      locale,
      data: { localizedPath, followsTitle },
      depth: 0,
    })
  }
}

type Place = { id: number; locale: Locale; saved: string | null; isFollowed: boolean }

/** The address that a language is to have: what it has, unless there is none or it follows a title. */
async function findAddress(
  { id, locale, saved, isFollowed }: Place,
  { subject, isDraft }: Filling,
  req: PayloadRequest,
): Promise<string | null> {
  const wanted = toAddress(subject, locale)
  if (wanted === null || (saved !== null && !isFollowed)) return saved
  if (subject.isHome || (saved !== null && isNumbered(saved, wanted))) return saved ?? wanted
  return findFreePath(wanted, (path) => isAddressTaken(req, { id, locale, path, isDraft }))
}

/** Whether an address is the one that is wanted, perhaps with a number because that was taken. */
export function isNumbered(saved: string, wanted: string): boolean {
  const base = wanted.replace(/\/$/, '')
  return (
    saved === wanted || (saved.startsWith(`${base}-`) && /^-\d+\/$/.test(saved.slice(base.length)))
  )
}

type Follows = Partial<Record<Locale, boolean>>

async function readAddresses(
  id: number,
  req: PayloadRequest,
): Promise<{ paths: Names; follows: Follows }> {
  const { localizedPath, followsTitle } = await req.payload.findByID({
    collection: 'routes',
    id,
    req: toNestedRequest(req, 'all'),
    locale: 'all',
    depth: 0,
    select: { localizedPath: true, followsTitle: true },
  })
  const isTrue = (locale: Locale) => Reflect.get(Object(followsTitle), locale) === true
  const follows = Object.fromEntries(locales.map((locale) => [locale, isTrue(locale)]))
  return { paths: toLocalized(localizedPath), follows }
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

/** A draft does not even take a former address, which would end its redirect before anybody sees it. */
async function isAddressTaken(
  req: PayloadRequest,
  { id, locale, path, isDraft }: { id: number; locale: Locale; path: string; isDraft: boolean },
): Promise<boolean> {
  const current: Where = { localizedPath: { equals: path } }
  const former: Where = { 'aliases.path': { equals: path } }
  const { totalDocs } = await req.payload.count({
    collection: 'routes',
    req: toNestedRequest(req, locale),
    locale,
    where: { and: [{ id: { not_equals: id } }, isDraft ? { or: [current, former] } : current] },
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
