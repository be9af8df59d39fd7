import type { Locale, LocalizedText } from '../kernel/locales'
import { findTargetEntry, type RouteTarget } from './find-path'
import { parsePath } from './parse-path'
import { toHref, type RouteEntry, type RouteTable } from './route-table'
import { findContentHurdle } from '../visibility/content-rules'

/** What visitors may read of a page or article: its titles, and the languages that it is meant for. */
export type ReadableEntry = {
  id: number
  titles: Partial<LocalizedText>
  visibleIn: readonly Locale[]
}

export type ReachFacts = {
  locale: Locale
  table: RouteTable
  pages: readonly ReadableEntry[]
  /** Left out where only pages of the menu are asked about. */
  articles?: readonly ReadableEntry[]
}

function isSeen(entry: RouteEntry, { locale, pages, articles }: ReachFacts): boolean {
  if (!entry.isPublic) return false
  // The login and the pages that thank are no records that an editor hides.
  if (entry.type === 'login' || entry.type === 'feedback') return true
  if (entry.type === 'article' && articles === undefined) return true
  const targets = entry.type === 'article' ? articles : pages
  const target = targets?.find(({ id }) => id === entry.targetId)
  return target !== undefined && findContentHurdle(target, locale) === null
}

/**
 * Whether a link leads somewhere: one to a page or article of the site goes when that is not published
 * in its language or stands in modules alone, and comes back with it. What is neither (a home, a list
 * with a query, another site) stays.
 */
export function isReachable(href: string, facts: ReachFacts): boolean {
  const [path = ''] = href.split(/[?#]/)
  const [, language, ...segments] = path.split('/')
  const locale = facts.table.enabledLocales.find((one) => one === language)
  if (locale === undefined) return true
  const parsed = parsePath(facts.table, locale, segments.filter(Boolean))
  return parsed.kind !== 'entry' || isSeen(parsed.entry, { ...facts, locale })
}

/** The address of a record in the language of the page; null where visitors see none. */
export function findRecordHref(record: RouteTarget, facts: ReachFacts): string | null {
  const { table, locale } = facts
  const entry = findTargetEntry(table.entries, record)
  const path = entry?.paths[locale]
  return entry && path && isSeen(entry, facts) ? toHref(locale, path) : null
}
