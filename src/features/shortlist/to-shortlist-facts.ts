import { formatShortlist, parseShortlist } from '@/domain/routes/shortlist-address'
import type { LanguageTarget, PageFacts } from '@/features/routing/page-facts'

/** The homes in the address are the same in every language, so the switch takes them along. */
export function toShortlistFacts(facts: PageFacts, query: URLSearchParams | null): PageFacts {
  const list = formatShortlist(parseShortlist(query ?? new URLSearchParams()))
  if (list === '') return facts
  const keep = ({ href, isSamePage }: LanguageTarget): LanguageTarget =>
    isSamePage ? { href: `${href}?${list}`, isSamePage } : { href, isSamePage }
  const targets = Object.entries(facts.languageTargets).map(([locale, target]) => [
    locale,
    keep(target),
  ])
  return { ...facts, languageTargets: Object.fromEntries(targets) }
}
