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
  /** Addresses of the pictures on the page, from the root of the site. */
  images?: readonly string[]
}

type Page = {
  pathOf: (locale: Locale) => string | null
  lastModified: string | null
  imagesOf?: (locale: Locale) => readonly string[]
}

/** A page in the languages that have it, as one entry per language. */
export function toEntries(
  table: Pick<RouteTable, 'defaultLocale' | 'enabledLocales'>,
  page: Page,
): SitemapEntry[] {
  return locales.flatMap((locale) => toEntry(table, page, locale) ?? [])
}

/** A page in one language, with its translations; null where the language lacks it. */
export function toEntry(
  table: Pick<RouteTable, 'defaultLocale' | 'enabledLocales'>,
  { pathOf, lastModified, imagesOf }: Page,
  locale: Locale,
): SitemapEntry | null {
  const all = alternates(table, pathOf)
  const path = all[locale]
  if (path === undefined) return null
  return { path, lastModified, alternates: all, images: imagesOf?.(locale) ?? [] }
}
