import { locales, type Locale } from '@/domain/kernel/locales'
import { alternates, type Alternates } from '@/domain/routes/build-path'
import type { RouteTable } from '@/domain/routes/route-table'

/** One address of the site as search engines are told about it. */
export type SitemapEntry = {
  /** Path with its language, such as `/nl/te-koop/`. */
  path: string
  /** ISO moment of the last change; null when it is not known. */
  lastModified: string | null
  /** The same page in every language that has it, this one included. */
  alternates: Alternates
}

/** A page in the languages that have it, as one entry per language. */
export function toEntries(
  table: Pick<RouteTable, 'defaultLocale' | 'enabledLocales'>,
  page: { pathOf: (locale: Locale) => string | null; lastModified: string | null },
): SitemapEntry[] {
  const own = alternates(table, page.pathOf)
  return locales.flatMap((locale) => {
    const path = own[locale]
    return path === undefined ? [] : [{ path, lastModified: page.lastModified, alternates: own }]
  })
}
