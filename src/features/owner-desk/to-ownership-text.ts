import { formatDate } from '@/domain/formats/dates'
import type { Locale } from '@/domain/kernel/locales'
import { fillIn } from '@/ui/template'
import type { OwnerDeskTexts } from './messages'

type Ownership = { since: string | null; beside: readonly string[] }

/** By hand: what reads answers elsewhere is too large for the browser of the desk. */
function isOwnership(answer: unknown): answer is Ownership {
  if (typeof answer !== 'object' || answer === null) return false
  if (!('since' in answer && 'beside' in answer)) return false
  const { since, beside } = answer
  return (since === null || typeof since === 'string') && Array.isArray(beside)
}

type Words = Pick<
  OwnerDeskTexts,
  'ownsSince' | 'ownsSinceBeside' | 'ownsAlways' | 'ownsAlwaysBeside'
>

/**
 * From when a new owner owns the home, and beside whom: whoever left the day empty sees here what
 * followed from the other owners. Null for an account without a home.
 *
 * @param ownership as the answer to the invitation says it
 */
export function toOwnershipText(ownership: unknown, texts: Words, locale: Locale): string | null {
  if (!isOwnership(ownership)) return null
  const { since, beside } = ownership
  const names = new Intl.ListFormat(`${locale}-BE`).format(beside)
  const [alone, together] =
    since === null
      ? [texts.ownsAlways, texts.ownsAlwaysBeside]
      : [texts.ownsSince, texts.ownsSinceBeside]
  const day = since === null ? '' : formatDate(since)
  return fillIn(beside.length > 0 ? together : alone, { day, names })
}
