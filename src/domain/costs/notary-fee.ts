import type { CitedRule } from '../kernel/dated'
import { roundCents } from './round-cents'

/** A slice of the price, up to and including `max` euros, with the share it pays. */
type Slice = { max: number; rate: number }

/**
 * The federal scale for a sale deed (scale J), the same at every notary. Own and only homes may
 * fall under a lower scale since 2023, so what is shown is the most that may be due.
 */
export const notaryScale: CitedRule & { slices: readonly Slice[]; vatRate: number } = {
  validFrom: '2023-01-01',
  source: 'Royal Decree of 16 December 1950, scale J; deboerenpartners.be, habicom.be',
  citation: {
    nl: 'koninklijk besluit van 16 december 1950, barema J',
    fr: 'arrêté royal du 16 décembre 1950, barème J',
    en: 'Royal Decree of 16 December 1950, scale J',
    de: 'Königlicher Erlass vom 16. Dezember 1950, Tabelle J',
  },
  checkedOn: '2026-08-23',
  vatRate: 0.21,
  slices: [
    { max: 7_500, rate: 0.0456 },
    { max: 17_500, rate: 0.0285 },
    { max: 30_000, rate: 0.0228 },
    { max: 45_495, rate: 0.0171 },
    { max: 64_095, rate: 0.0114 },
    { max: 250_095, rate: 0.0057 },
    { max: Number.POSITIVE_INFINITY, rate: 0.00057 },
  ],
}

export type NotaryFee = {
  /** In euros, rounded to the cent. */
  exclVat: number
  inclVat: number
}

/**
 * The notary's fee for a sale deed, without the costs of searches and of the deed itself.
 *
 * @param price In euros; nothing is due on a price of zero or less.
 */
export function notaryFee(price: number): NotaryFee {
  const fee = notaryScale.slices.reduce((sum, { max, rate }, index) => {
    const from = notaryScale.slices[index - 1]?.max ?? 0
    return sum + Math.max(0, Math.min(price, max) - from) * rate
  }, 0)
  return { exclVat: roundCents(fee), inclVat: roundCents(fee * (1 + notaryScale.vatRate)) }
}
