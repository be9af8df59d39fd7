import type { Locale } from '@/domain/kernel/locales'
import { formatHomeIds } from '@/domain/routes/home-ids'
import { fetchJson } from '@/features/lists/fetch-json'
import type { HomesAnswer } from '@/features/home-card/home-view'

/** The cards of homes in a language; null when the site does not answer. */
export function fetchHomes(ids: readonly number[], locale: Locale): Promise<HomesAnswer | null> {
  return fetchJson(`/api/shortlist/?lang=${locale}&ids=${formatHomeIds(ids)}`)
}
