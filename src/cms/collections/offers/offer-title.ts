import * as z from 'zod'
import { formatDate } from '@/domain/formats/dates'
import { formatPrice } from '@/domain/formats/numbers'

/** What of an offer its title is made of; the whole is longer, and only ever gets more fields. */
const titled = z.object({
  amountEuros: z.number(),
  signedOn: z.string(),
  property: z.object({ reference: z.string().nullable(), title: z.string() }),
})

/**
 * "€ 479.000 · 2026-017 · 23/11/2026": the same in every language of the desk.
 *
 * @param content what was offered, as the register keeps it
 * @returns null where that is not read, or is no offer
 */
export function toOfferTitle(content: unknown): string | null {
  const offer = titled.safeParse(content)
  if (!offer.success) return null
  const { amountEuros, signedOn, property } = offer.data
  const home = property.reference || property.title
  return [formatPrice(amountEuros), home, formatDate(signedOn)].filter(Boolean).join(' · ')
}
