import { fallbackLocale, isLocale, locales, type Locale } from './locales'

/** A language as the settings have it. */
export type LanguageRow = { code?: unknown; use?: unknown; default?: unknown }

export type SiteLanguages = {
  /** Those that visitors can choose, in the order of all languages. */
  inUse: readonly Locale[]
  /** The one that visitors get at first, and that texts are written in first. */
  defaultLocale: Locale
}

/**
 * The languages of the site. While nobody has chosen any, it speaks all that are built in; where none of
 * the chosen is in use, that of last resort, since a site without any could not even show its error page.
 */
export function toSiteLanguages(rows: readonly LanguageRow[] | null | undefined): SiteLanguages {
  if (!rows || rows.length === 0) return { inUse: locales, defaultLocale: fallbackLocale }
  const used = rows.filter(({ use }) => use === true)
  const inUse = locales.filter((locale) => used.some(({ code }) => code === locale))
  const chosen = used.find((row) => row.default === true)?.code
  return {
    inUse: inUse.length > 0 ? inUse : [fallbackLocale],
    defaultLocale: isLocale(chosen) ? chosen : fallbackLocale,
  }
}
