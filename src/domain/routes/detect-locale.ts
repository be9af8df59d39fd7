import type { Locale } from '../kernel/locales'

export type LocaleHints = {
  /** Value of the query parameter `lng`. */
  query?: string | null
  /** Value of the language cookie. */
  cookie?: string | null
  /** The `Accept-Language` header of the request. */
  acceptLanguage?: string | null
  enabled: readonly Locale[]
  defaultLocale: Locale
}

/** A longer header is no browser's; only its beginning is read. */
const headerMaxCharacters = 1000

/**
 * Chooses the language of a visitor whose address has none: query, cookie, browser, default.
 * Languages that are not enabled are passed over. A crawler without any hint gets the default.
 */
export function detectLocale(hints: LocaleHints): Locale {
  return (
    matchLocale(hints.query, hints.enabled) ??
    matchLocale(hints.cookie, hints.enabled) ??
    negotiateLocale(hints) ??
    hints.defaultLocale
  )
}

/** Accepts a code with region and in any case: `fr-BE` and `FR` are French. */
function matchLocale(tag: string | null | undefined, enabled: readonly Locale[]): Locale | null {
  const code = tag?.trim().toLowerCase().split(/[-_]/, 1)[0]
  return enabled.find((locale) => locale === code) ?? null
}

function negotiateLocale({ acceptLanguage, enabled, defaultLocale }: LocaleHints): Locale | null {
  const ranges = parseRanges(acceptLanguage?.slice(0, headerMaxCharacters) ?? '')
  const refused = ranges.filter(({ quality }) => quality === 0).map(({ tag }) => tag)
  const allowed = enabled.filter((locale) => !refused.includes(locale))
  const wished = ranges.filter(({ quality }) => quality > 0)
  for (const { tag } of wished.toSorted((a, b) => b.quality - a.quality)) {
    const matched =
      tag === '*'
        ? ([defaultLocale, ...allowed].find((locale) => allowed.includes(locale)) ?? null)
        : matchLocale(tag, allowed)
    if (matched) return matched
  }
  return null
}

/** Ranges with a broken quality are dropped; without one the quality is 1. */
function parseRanges(header: string): { tag: string; quality: number }[] {
  return header.split(',').flatMap((part) => {
    const [, tag, weight = '1'] =
      /^\s*([a-z]{1,8}(?:-[a-z0-9]{1,8})*|\*)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i.exec(
        part,
      ) ?? []
    return tag === undefined ? [] : [{ tag: tag.toLowerCase(), quality: Number(weight) }]
  })
}
