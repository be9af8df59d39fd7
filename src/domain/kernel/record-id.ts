/** Largest number of a record that the columns of the database hold; a larger one is a fault to them. */
export const recordIdMax = 2 ** 31 - 1

/** Reads the number of a record from a segment or parameter: 1 to 2,147,483,647, no leading zeros. */
export function parseRecordId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= recordIdMax ? id : null
}
