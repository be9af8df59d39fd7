import type { CalendarDay } from '../kernel/calendar-day'
import type { Locale } from '../kernel/locales'
import type { OfferValidity } from './validity'

/** The wording of the warning and of the deposit; its date changes when the sentences do. */
export const offerTermsVersion = '2026-11'

/**
 * An offer as it was made: all that binds, and nothing that changes later. The register is chained
 * over it, so that fields are only ever added, never renamed.
 */
export type OfferContent = OfferValidity & {
  locale: Locale
  /** The Belgian day of sending, and the place that the signer gave. */
  signedOn: CalendarDay
  signedAt: string
  property: {
    publicId: number
    reference: string | null
    title: string
    /** As visitors saw it: without street where the address is hidden. */
    address: string
  }
  signerA: {
    name: string
    street: string
    city: string
    email: string
    phone: string
  }
  signerB: { name: string; email: string | null } | null
  /** Whole euros, 1 to 99,999,999. */
  amountEuros: number
  /** The same in words, in `locale`, as the signer confirmed it. */
  amountInWords: string
  conditions: string | null
  /** Subject to a loan of so many euros, granted within so many days of acceptance. */
  financing: { euros: number; days: number } | null
  deposit: { percent: number; euros: number }
  termsVersion: string
}
