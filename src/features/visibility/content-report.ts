import 'server-only'
import type { TypedUser } from 'payload'
import type { Article, Page } from '@/cms/payload-types'
import { toLocalized, toMeantLocales, type Locale } from '@/domain/kernel/locales'
import { findPath, findTargetEntry } from '@/domain/routes/find-path'
import { toHref, type RouteEntry, type RouteTable } from '@/domain/routes/route-table'
import {
  explainContent,
  type ContentPlace,
  type PageLikeFacts,
} from '@/domain/visibility/explain-content'
import { toPlace, type LanguageReport, type VisibilityReport } from '@/domain/visibility/report'
import { findArticle } from '@/features/articles/article-queries'
import { isArticleVisible } from '@/features/articles/to-article-view'
import { findMenuAbove, type MenuItem } from '@/features/pages/menu-tree'
import { isPublishedIn, toPageIndexEntry } from '@/features/pages/page-index'
import { getMenu, getMenuLevels, getPageIndex } from '@/features/pages/page-index-queries'
import { findPage } from '@/features/pages/page-queries'
import { resolvePath } from '@/features/routing/resolve'
import { getRouteTable } from '@/features/routing/route-queries'
import { getArticleEntries, getPageEntries } from '@/features/sitemaps/content-pages'
import { payloadAs } from '@/server/payload'
import { hasNewerDraft, readStored, toRecordFacts } from './read-record'

type Target = 'pages' | 'articles'

type Subject = { target: Target; id: number; entry: RouteEntry | null; table: RouteTable }

/** What the site says of a record at its address in a language. */
type Answer = { href: string | null; isIndexable: boolean }

const unanswered: Answer = { href: null, isIndexable: false }

async function findRouteId(staff: TypedUser, { target, id }: Subject): Promise<number | null> {
  const door = await payloadAs(staff)
  const { docs } = await door.find({
    collection: 'routes',
    where: {
      and: [{ 'target.relationTo': { equals: target } }, { 'target.value': { equals: id } }],
    },
    limit: 1,
    pagination: false,
    depth: 0,
    select: {},
  })
  return docs[0]?.id ?? null
}

/** Whether the screen of the record answers in a language, and may be indexed. */
async function askScreen({ target, id }: Subject, locale: Locale): Promise<boolean | null> {
  if (target === 'articles') {
    const article = await findArticle(id, locale)
    const isShown = article !== null && article.isPublic && isArticleVisible(article, locale)
    return isShown ? !article.seo.noIndex : null
  }
  const [page, index] = await Promise.all([findPage(id, locale), getPageIndex()])
  const indexed = index.find((one) => one.id === id)
  if (page === null || !indexed || !isPublishedIn(indexed, locale)) return null
  return !page.isFeedback && !page.seo.noIndex
}

/** Asks the address of a record as a visitor does, and the screen that it leads to. */
async function askAddress(subject: Subject, locale: Locale): Promise<Answer> {
  const { entry, table } = subject
  const found = entry && findPath(table, entry.key, locale)
  if (!entry || !found) return unanswered
  const segments = found.path.split('/').filter((segment) => segment !== '')
  const resolution = await resolvePath(locale, segments)
  const isOwn =
    resolution.kind === 'found' &&
    resolution.destination.kind === 'entry' &&
    resolution.destination.entry.key === entry.key
  const isIndexable = isOwn ? await askScreen(subject, locale) : null
  return isIndexable === null ? unanswered : { href: toHref(locale, found.path), isIndexable }
}

function listIds(items: readonly MenuItem[]): number[] {
  return items.flatMap(({ id, children }) => [id, ...listIds(children)])
}

async function findMenuFacts(record: Page, locale: Locale): Promise<PageLikeFacts['menu']> {
  const [pages, levels] = await Promise.all([getPageIndex(), getMenuLevels()])
  const above = findMenuAbove(pages, toPageIndexEntry(record), { locale, levels })
  return { inMenu: record.inMenu ?? false, leadsElsewhere: record.redirect ?? false, above }
}

async function reportLanguage(
  subject: Subject,
  facts: PageLikeFacts,
  locale: Locale,
): Promise<LanguageReport> {
  const isPage = subject.target === 'pages'
  const [{ href, isIndexable }, entries, menu] = await Promise.all([
    askAddress(subject, locale),
    isPage ? getPageEntries() : getArticleEntries(),
    isPage ? getMenu(locale) : [],
  ])
  const why = (place: ContentPlace) => explainContent(facts, place, locale)
  const isInMenu = facts.enabledLocales.includes(locale) && listIds(menu).includes(subject.id)
  const isInSitemap = href !== null && entries.some(({ path }) => path === href)
  return {
    locale,
    addresses: href === null ? [] : [href],
    places: [
      toPlace('page', href !== null, why('page'), { href }),
      ...(isPage ? [toPlace('menu', isInMenu, why('menu'))] : []),
      toPlace('sitemap', isInSitemap, why('sitemap')),
      toPlace('searchEngines', isIndexable, why('searchEngines')),
    ],
  }
}

/** A page in the tree of pages; an article stands in none. */
function isPageRecord(target: Target, record: Page | Article): record is Page {
  return target === 'pages' && 'inMenu' in record
}

async function readFacts(
  staff: TypedUser,
  subject: Subject,
  record: Page | Article,
): Promise<Omit<PageLikeFacts, 'menu'>> {
  const { target, entry, table } = subject
  const { enabledLocales } = table
  return {
    ...(await toRecordFacts(staff, target, record, {
      enabledLocales,
      visibleIn: toMeantLocales(record.visibleIn),
      missesMention: false,
    })),
    titles: toLocalized(record.title),
    status: record.status ?? null,
    isPublic: record.isPublic ?? true,
    noIndex: record.seo?.noIndex ?? false,
    route: entry && {
      isPublic: entry.isPublic,
      isFeedback: entry.type === 'feedback',
      hasAddress: (locale) => findPath(table, entry.key, locale) !== null,
    },
  }
}

/**
 * Where visitors come across a page or article in each language, and what keeps it out of the rest.
 *
 * @returns null when there is no such record, or this account may not read it
 */
export async function reportContent(
  staff: TypedUser,
  target: Target,
  id: number,
  locales: readonly Locale[],
): Promise<VisibilityReport | null> {
  const record = await readStored(staff, target, id)
  if (!record) return null
  const table = await getRouteTable()
  const entry = findTargetEntry(table.entries, { collection: target, id })
  const subject = { target, id, entry, table }
  const shared = await readFacts(staff, subject, record)
  const languages = await Promise.all(
    locales.map(async (locale) => {
      const menu = isPageRecord(target, record) ? await findMenuFacts(record, locale) : null
      return reportLanguage(subject, { ...shared, menu }, locale)
    }),
  )
  return {
    languages,
    sources: { marquee: null, route: await findRouteId(staff, subject) },
    hasNewerDraft: await hasNewerDraft(staff, target, record),
  }
}
