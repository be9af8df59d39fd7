/** A space that does not break at the end of a line: between an amount and its sign. */
export const noBreakSpace = '\u00A0'

const belgian = (maximumFractionDigits: number, minimumFractionDigits = 0) =>
  new Intl.NumberFormat('nl-BE', { maximumFractionDigits, minimumFractionDigits })

const withTwoDecimals = belgian(2)
const withCents = belgian(2, 2)

/**
 * Prints a number the Belgian way, 1.234,5, in every language of the site: a reader who meets
 * "€ 479.000" must be able to trust that the dot groups thousands. At most two decimals.
 *
 * What is no finite number prints as "NaN"; views decide before calling.
 */
export function formatNumber(value: unknown): string {
  const number = toNumber(value)
  return Number.isFinite(number) ? withTwoDecimals.format(number) : 'NaN'
}

/**
 * Prints an amount of euros: "€ 479.000", with a space that does not break; cents only when there
 * are any. The same in every language. What is no finite number prints as "NaN".
 */
export function formatPrice(amount: unknown): string {
  const number = toNumber(amount)
  if (!Number.isFinite(number)) return 'NaN'
  const cents = Math.round(Math.abs(number) * 100)
  const sign = number < 0 && cents > 0 ? '-' : ''
  const format = cents % 100 === 0 ? withTwoDecimals : withCents
  return `€${noBreakSpace}${sign}${format.format(cents / 100)}`
}

/** Prints square metres: "1.250 m²". */
export function formatArea(areaM2: number): string {
  return `${formatNumber(areaM2)}${noBreakSpace}m²`
}

/** Empty texts and missing values are no zero. */
function toNumber(value: unknown): number {
  if (typeof value === 'number') return value + 0
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
}
