import { roundCents } from '../costs/round-cents'

/**
 * The part of the price that is usually paid as deposit at the sale agreement, where the agency has
 * set nothing else. A custom of the trade and no rule of law: with the offer itself no money is
 * asked, and other forms use 5 per cent and the notary's account.
 */
export const usualDepositPercent = 10

/**
 * The deposit on a price, in euros, rounded to the cent.
 *
 * @param euros the price, 0 or more
 * @param percent of the price, 0 to 100
 * @throws RangeError when the percentage is out of bounds
 */
export function depositOn(euros: number, percent: number): number {
  if (!(percent >= 0 && percent <= 100)) throw new RangeError(`No percentage: ${percent}`)
  return roundCents((euros * percent) / 100)
}
