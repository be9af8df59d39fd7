import { permanentRedirect } from 'next/navigation'
import { isLocale } from '@/domain/kernel/locales'
import type { PageFacts } from './page-facts'

/**
 * Follows `?lng=fr` to the page's address in that language. A language that the site does not
 * offer, or the one that is already shown, changes nothing.
 */
export function redirectToLanguage(facts: PageFacts, query: URLSearchParams | null): void {
  const asked = query?.get('lng')
  if (!isLocale(asked) || asked === facts.locale) return
  const target = facts.languageTargets[asked]
  if (!target || !query) return
  const rest = new URLSearchParams(query)
  rest.delete('lng')
  permanentRedirect(rest.size > 0 ? `${target.href}?${rest}` : target.href)
}
