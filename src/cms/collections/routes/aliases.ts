import { isLocale, locales, toLocalized, type Locale } from '@/domain/kernel/locales'
import { toLocalizedPath } from './localized-path'

export type Alias = { locale: Locale; path: string }

export type AddressChange = {
  locale: Locale
  from: string | null | undefined
  to: string | null | undefined
}

/**
 * The former addresses of a page after its address in one language changed: the old address joins
 * them, the new one leaves them. An address that was empty or stays the same changes nothing.
 */
export function toAliases(aliases: readonly Alias[], change: AddressChange): Alias[] {
  const { locale, from, to } = change
  const others = aliases.filter((alias) => alias.locale !== locale || alias.path !== to)
  const isKnown = others.some((alias) => alias.locale === locale && alias.path === from)
  if (!from || from === to || from === '/' || isKnown) return others
  return [...others, { locale, path: from }]
}

/** A line of the address table as it was stored or is being saved. */
type Addressed = { originalPath?: unknown; localizedPath?: unknown }

/**
 * The addresses of a line in each language: a text is the one of the language of the save, an object
 * holds all of them.
 */
export function toAddresses(
  { localizedPath }: Addressed,
  saved: string | null | undefined,
): Partial<Record<Locale, string>> {
  if (typeof localizedPath === 'string' && isLocale(saved)) return { [saved]: localizedPath }
  return toLocalized(localizedPath)
}

/**
 * What changes between two states of a line: its address in the languages of the save, and its
 * original path, which leads to the page in every language.
 */
export function listChanges(
  before: Addressed,
  after: Addressed,
  saved: string | null | undefined,
): AddressChange[] {
  const from = toAddresses(before, saved)
  const to = toAddresses(after, saved)
  const ofLanguages = locales.flatMap((locale) =>
    from[locale] === to[locale] ? [] : [{ locale, from: from[locale], to: to[locale] }],
  )
  return [...listOriginalChanges(before, after), ...ofLanguages]
}

function listOriginalChanges(before: Addressed, after: Addressed): AddressChange[] {
  const toPath = ({ originalPath }: Addressed) =>
    typeof originalPath === 'string' ? toLocalizedPath(originalPath) : null
  const [from, to] = [toPath(before), toPath(after)]
  if (from === null || to === null || from === to) return []
  return locales.map((locale) => ({ locale, from, to }))
}
