import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import { toLocalized, toMeantLocales, type Locale } from '@/domain/kernel/locales'
import { toComparablePath, type RouteTable } from '@/domain/routes/route-table'
import { toAddressBook } from '@/features/routing/address-book'
import {
  announcedStatuses,
  findSitemapHurdle,
  type SitemapFacts,
} from '@/domain/visibility/content-rules'
import { getRouteTable } from '@/features/routing/route-queries'
import { getProjectNames, toProjectSubject } from '@/features/properties/project-name-queries'
import { anonymous, payloadAs } from '@/server/payload'
import { toEntries, type SitemapEntry } from './sitemap-entry'

/** Hidden pages answer, but are announced to nobody. */
const isOpen = { status: { in: [...announcedStatuses] } } as const

const read = { locale: 'all', pagination: false, depth: 0 } as const

const selected = {
  path: true,
  status: true,
  title: true,
  visibleIn: true,
  updatedAt: true,
  seo: { noIndex: true },
} as const

type Content = {
  path?: string | null
  status?: string | null
  redirect?: boolean | null
  title?: unknown
  visibleIn?: Locale[] | null
  updatedAt: string
  seo?: { noIndex?: boolean | null }
}

/** A page or article under its address in the route table; no address, no entry. */
function toContentEntries(table: RouteTable, content: Content): SitemapEntry[] {
  const { path, seo, updatedAt } = content
  const key = toComparablePath(path ?? '')
  const route = table.entries.find((entry) => toComparablePath(entry.key) === key)
  if (!path || !route) return []
  const facts: SitemapFacts = {
    status: content.status,
    titles: toLocalized(content.title),
    visibleIn: toMeantLocales(content.visibleIn),
    isPublic: route.isPublic,
    isFeedback: route.type === 'feedback',
    noIndex: seo?.noIndex ?? false,
    leadsElsewhere: content.redirect ?? false,
  }
  return toEntries(table, {
    lastModified: updatedAt,
    pathOf: (locale) =>
      findSitemapHurdle(facts, locale) === null ? toAddressBook(table, locale).page(path) : null,
  })
}

/** The menu pages; those that only lead elsewhere are left out. */
export async function getPageEntries(): Promise<SitemapEntry[]> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.pages, cacheTags.routes)
  const [door, table] = await Promise.all([payloadAs(anonymous), getRouteTable()])
  const { docs } = await door.find({
    ...read,
    collection: 'pages',
    where: isOpen,
    select: { ...selected, redirect: true },
  })
  return docs.flatMap((page) => toContentEntries(table, page))
}

/** The articles that are pages of their own. */
export async function getArticleEntries(): Promise<SitemapEntry[]> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.articles, cacheTags.routes)
  const [door, table] = await Promise.all([payloadAs(anonymous), getRouteTable()])
  const { docs } = await door.find({
    ...read,
    collection: 'articles',
    where: { ...isOpen, isPublic: { equals: true } },
    select: selected,
  })
  return docs.flatMap((article) => toContentEntries(table, article))
}

/** The projects, in the languages in which they have a name. */
export async function getProjectEntries(): Promise<SitemapEntry[]> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.projects, cacheTags.routes)
  const [door, table, names] = await Promise.all([
    payloadAs(anonymous),
    getRouteTable(),
    getProjectNames(),
  ])
  const { docs } = await door.find({
    ...read,
    collection: 'projects',
    where: isOpen,
    select: { publicId: true, updatedAt: true },
  })
  return docs.flatMap(({ publicId, updatedAt }) => {
    const name = names.find((one) => one.publicId === publicId)
    if (!name) return []
    return toEntries(table, {
      lastModified: updatedAt,
      pathOf: (locale) => {
        if (!name.names[locale] || !name.visibleIn.includes(locale)) return null
        const subject = toProjectSubject(name, locale, table.defaultLocale)
        return toAddressBook(table, locale).project(subject)
      },
    })
  })
}
