/** The languages of the site, in the order in which editors and visitors see them. */
export const locales = ['nl', 'fr', 'en', 'de'] as const

export type Locale = (typeof locales)[number]

/** The language of last resort, used when the site configuration names none. */
export const fallbackLocale: Locale = 'nl'

/** A text that exists in every language. */
export type LocalizedText = Record<Locale, string>

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The language that an address or a request names; the one of last resort where it names none. */
export function toLocale(given: unknown): Locale {
  return isLocale(given) ? given : fallbackLocale
}

/** The languages that a record is meant for: those that editors chose, or all where they chose none. */
export function toMeantLocales(chosen: readonly string[] | null | undefined): readonly Locale[] {
  return chosen?.length ? chosen.filter(isLocale) : locales
}

/**
 * The texts of a field that was read in all languages at once. Such a record has an object where
 * its generated type promises a text; this is the one place that knows. Empty texts are left out.
 * A function may carry its texts as well: a label of the desk is one.
 */
export function toLocalized(value: unknown): Partial<LocalizedText> {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return {}
  const entries = Object.entries(value).filter(
    (entry): entry is [Locale, string] =>
      isLocale(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
  )
  return Object.fromEntries(entries)
}

/**
 * Reads content keyed by language: the code itself, then the code in capitals (older data spells
 * it that way), then the empty text. It never borrows another language.
 */
export function pickText(
  text: Partial<Record<string, string | null>> | null | undefined,
  locale: Locale,
): string {
  return text?.[locale] || text?.[locale.toUpperCase()] || ''
}
