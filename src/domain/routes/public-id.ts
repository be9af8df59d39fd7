/** Largest id that the database column holds. */
export const publicIdMax = 2 ** 31 - 1

/** Reads an id from a path segment or parameter: 1 to 2,147,483,647 without leading zeros. */
export function parsePublicId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= publicIdMax ? id : null
}

/** A segment of digits alone is an id by its form, even where its value is out of range. */
export function hasIdForm(segment: string): boolean {
  return /^\d+$/.test(segment)
}
