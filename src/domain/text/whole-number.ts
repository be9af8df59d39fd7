/**
 * Reads a whole number as people in Belgium type it: digits alone, or in groups of three with
 * dots or spaces, with or without a euro sign. Gives null for signs, decimals and anything else.
 */
export function parseWholeNumber(text: string): number | null {
  const digits = text.replace(/^\s*€?\s*|\s*€?\s*$/g, '')
  const isGrouped = /^\d{1,3}(?:[.\s]\d{3})+$/.test(digits)
  if (!isGrouped && !/^\d{1,15}$/.test(digits)) return null
  const value = Number(digits.replace(/\D/g, ''))
  return Number.isSafeInteger(value) ? value : null
}
