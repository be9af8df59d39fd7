import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { toLocalized, toMeantLocales } from '@/domain/kernel/locales'
import { buildDeskRecordPath, buildDeskSettingPath } from '@/domain/routes/desk'
import { isShownStatus } from '@/domain/visibility/content-rules'
import type { SiteAddresses, TargetState, WrittenLink } from '@/domain/routes/inspect-routes'
import type { RouteEntry } from '@/domain/routes/route-table'
import { collectLinks } from './collect-links'
import { toRouteTable } from './to-route-table'

const everyLanguage = { locale: 'all', fallbackLocale: false, depth: 0 } as const

/** Records in which editors write links. */
const linkedCollections = ['pages', 'articles', 'modules', 'banners'] as const

/** Settings in which they do. */
const linkedGlobals = ['top-bar', 'header', 'footer', 'banner-defaults'] as const

type Targets = ReadonlyMap<number, TargetState>

/** Every record there is, and whether a visitor may read it. */
async function readTargets(payload: Payload, collection: 'pages' | 'articles'): Promise<Targets> {
  const query = { collection, pagination: false, depth: 0, select: { status: true } } as const
  const existing = await payload.find({ ...query, overrideAccess: true })
  const readable = await payload.find({ ...query, overrideAccess: false })
  const published = new Set(readable.docs.map(({ id }) => id))
  return new Map(
    existing.docs.map(({ id, status }) => {
      const unread = isShownStatus(status) ? 'unpublished' : 'withheld'
      return [id, published.has(id) ? 'published' : unread]
    }),
  )
}

function toName(doc: object): string {
  return 'name' in doc && typeof doc.name === 'string' ? ` “${doc.name}”` : ''
}

/** What visitors may read of a kind of record, with the languages that it has and is meant for. */
async function readReadable(payload: Payload, collection: 'pages' | 'articles') {
  const { docs } = await payload.find({
    collection,
    ...everyLanguage,
    overrideAccess: false,
    pagination: false,
    select: { title: true, visibleIn: true },
  })
  return docs.map(({ id, title, visibleIn }) => ({
    id,
    titles: toLocalized(title),
    visibleIn: toMeantLocales(visibleIn),
  }))
}

/** The links of published records: what visitors can press. */
async function readRecordLinks(payload: Payload, collection: CollectionSlug) {
  const { docs } = await payload.find({
    collection,
    ...everyLanguage,
    overrideAccess: false,
    pagination: false,
  })
  return docs.flatMap((doc) =>
    collectLinks(doc).map((href): WrittenLink => {
      const form = buildDeskRecordPath(collection, doc.id)
      return { place: `${collection}${toName(doc)}`, href, form }
    }),
  )
}

async function readSettingLinks(payload: Payload, slug: GlobalSlug) {
  const setting = await payload.findGlobal({ slug, ...everyLanguage })
  return collectLinks(setting).map((href): WrittenLink => {
    return { place: slug, href, form: buildDeskSettingPath(slug) }
  })
}

/** Everything that the rules about addresses look at, as the records say now. */
export async function readSiteAddresses(payload: Payload): Promise<SiteAddresses> {
  const all = { ...everyLanguage, pagination: false } as const
  const [routes, redirects, languages, pageTargets, articleTargets] = await Promise.all([
    payload.find({ collection: 'routes', ...all }),
    payload.find({ collection: 'redirects', ...all }),
    payload.findGlobal({ slug: 'languages', depth: 0 }),
    readTargets(payload, 'pages'),
    readTargets(payload, 'articles'),
  ])
  const pages = await payload.find({
    collection: 'pages',
    overrideAccess: false,
    pagination: false,
    depth: 0,
    select: { path: true, isPublic: true },
  })
  const links = await Promise.all([
    ...linkedCollections.map((slug) => readRecordLinks(payload, slug)),
    ...linkedGlobals.map((slug) => readSettingLinks(payload, slug)),
  ])
  return {
    table: toRouteTable(routes.docs, languages),
    targetOf: ({ type, targetId }: RouteEntry): TargetState => {
      if (targetId === null) return 'missing'
      return (type === 'article' ? articleTargets : pageTargets).get(targetId) ?? 'missing'
    },
    redirects: redirects.docs.map(({ from, to, permanent }) => ({
      ...{ from, to },
      permanent: permanent ?? false,
    })),
    pagePaths: pages.docs.flatMap(({ path, isPublic }) => ((isPublic ?? true) ? (path ?? []) : [])),
    links: links.flat(),
    readable: {
      pages: await readReadable(payload, 'pages'),
      articles: await readReadable(payload, 'articles'),
    },
  }
}

/** The forms of the desk in which findings are mended: of lines by original path, of redirects by source. */
export async function readForms(payload: Payload): Promise<ReadonlyMap<string, string>> {
  const forms = new Map<string, string>()
  const routes = await payload.find({
    collection: 'routes',
    pagination: false,
    depth: 0,
    select: { originalPath: true },
  })
  for (const { id, originalPath } of routes.docs) {
    forms.set(`routes ${originalPath}`, buildDeskRecordPath('routes', id))
  }
  const redirects = await payload.find({
    collection: 'redirects',
    pagination: false,
    depth: 0,
    select: { from: true },
  })
  for (const { id, from } of redirects.docs) {
    forms.set(`redirects ${from}`, buildDeskRecordPath('redirects', id))
  }
  return forms
}
