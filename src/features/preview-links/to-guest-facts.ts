import { locales, type Locale } from '@/domain/kernel/locales'
import type { PageFacts } from '@/features/routing/page-facts'

/** A page as the guest of a link has it: its languages lead to each other, and no other one is offered. */
export function toGuestFacts(
  facts: PageFacts,
  hrefs: Readonly<Partial<Record<Locale, string>>>,
): PageFacts {
  const languages = locales.filter((locale) => hrefs[locale] !== undefined)
  const targets = languages.map((locale) => [locale, { href: hrefs[locale], isSamePage: true }])
  return { ...facts, languages, languageTargets: Object.fromEntries(targets) }
}
