import { belgiumId } from './countries'

/** The three regions that make the law on energy, floods, duties and rent. */
export const regions = ['flanders', 'brussels', 'wallonia'] as const

export type Region = (typeof regions)[number]

const postcodeRanges: readonly { from: number; to: number; region: Region }[] = [
  { from: 1000, to: 1299, region: 'brussels' },
  { from: 1300, to: 1499, region: 'wallonia' },
  { from: 1500, to: 3999, region: 'flanders' },
  { from: 4000, to: 7999, region: 'wallonia' },
  { from: 8000, to: 9999, region: 'flanders' },
]

/**
 * The region of a Belgian postcode. Exactly four digits, 1000 to 9999; anything else, and every
 * other country, has no region: Luxembourg uses the same four digits.
 */
export function regionOfPostcode(
  postcode: string | number,
  countryId: number = belgiumId,
): Region | null {
  const digits = String(postcode).trim()
  if (countryId !== belgiumId || !/^[1-9]\d{3}$/.test(digits)) return null
  const value = Number(digits)
  return postcodeRanges.find(({ from, to }) => from <= value && value <= to)?.region ?? null
}
