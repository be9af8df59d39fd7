/** What a file begins with: a byte order mark, by which spreadsheets know that the text is UTF-8. */
export const csvStart = '\uFEFF'

/** What a spreadsheet would take for a formula and work out. */
const formulaStart = /^[=+\-@\t\r]/

/**
 * A value of one cell. Texts that a spreadsheet would run as a formula get an apostrophe in front,
 * which it does not show; telephone numbers and amounts are none.
 */
export function toCsvCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  const isNumber = typeof value === 'number' || /^[+-]?[\d ]+(?:,\d+)?$/.test(text)
  const safe = formulaStart.test(text) && !isNumber ? `'${text}` : text
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of a table that spreadsheets in Belgium open: cells apart by semicolons, each line ended. */
export function toCsvLines(rows: readonly (readonly unknown[])[]): string {
  return rows.map((row) => `${row.map(toCsvCell).join(';')}\r\n`).join('')
}
