import type { Locale } from '@/domain/kernel/locales'
import { formatHomeIds } from '@/domain/routes/home-ids'
import type { HomesAnswer } from './home-view'

/** Nobody waits for an answer that comes later than this. */
const patienceMs = 8_000

/** The cards of homes in a language; null when the site does not answer. */
export async function fetchHomes(
  ids: readonly number[],
  locale: Locale,
): Promise<HomesAnswer | null> {
  const query = `lang=${locale}&ids=${formatHomeIds(ids)}`
  try {
    const response = await fetch(`/api/shortlist/?${query}`, {
      signal: AbortSignal.timeout(patienceMs),
    })
    // The endpoint is this site's own, and the compiler checks what it sends.
    return response.ok ? ((await response.json()) as HomesAnswer) : null
  } catch (err) {
    if (err instanceof TypeError || err instanceof DOMException) return null
    throw err
  }
}
