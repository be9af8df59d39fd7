import { parseWholeNumber } from './whole-number'

/**
 * Reads a number as people in Belgium type it: "600.000", "€ 1.250,50", "3,25". A dot before three
 * digits groups thousands, before one or two it is a decimal sign. Gives null for signs, and for
 * more decimals than asked: as an amount "600,000" would mislead when it is read as 600.
 *
 * @param decimalsMax Decimals that may follow: 0 for a count, 2 for euros, 3 for a rate.
 */
export function parseTypedNumber(text: string, decimalsMax: number): number | null {
  const plain = text.replace(/^\s*€?\s*|\s*[€%]?\s*$/g, '')
  const whole = parseWholeNumber(plain)
  if (whole !== null) return whole
  const parts = /^(?<whole>[^,]*?)[.,](?<decimals>\d+)$/.exec(plain)?.groups
  if (parts?.decimals === undefined || parts.decimals.length > decimalsMax) return null
  const euros = parseWholeNumber(parts.whole ?? '')
  return euros === null ? null : Number(`${euros}.${parts.decimals}`)
}
