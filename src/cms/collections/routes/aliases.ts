import type { Locale } from '@/domain/kernel/locales'

export type Alias = { locale: Locale; path: string }

/**
 * The former addresses of a page after its address in one language changed: the old address joins
 * them, the new one leaves them. An address that was empty or stays the same changes nothing.
 */
export function toAliases(
  aliases: readonly Alias[],
  change: { locale: Locale; from: string | null | undefined; to: string | null | undefined },
): Alias[] {
  const { locale, from, to } = change
  const others = aliases.filter((alias) => alias.locale !== locale || alias.path !== to)
  const isKnown = others.some((alias) => alias.locale === locale && alias.path === from)
  if (!from || from === to || from === '/' || isKnown) return others
  return [...others, { locale, path: from }]
}
