/** A byte order mark, by which spreadsheets know that the text is UTF-8. */
const mark = '\uFEFF'

/** What a spreadsheet would take for a formula and work out. */
const formulaStart = /^[=+\-@\t\r]/

/**
 * A value of one cell. Texts that a spreadsheet would run as a formula get an apostrophe in front,
 * which it does not show; telephone numbers and amounts are none.
 */
export function toCsvCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  const isNumber = /^[+-]?[\d ]+$/.test(text)
  const safe = formulaStart.test(text) && !isNumber ? `'${text}` : text
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of a file that spreadsheets in Belgium open as a table: cells apart by semicolons. */
export function toCsv(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(toCsvCell).join(';'))
  return `${mark}${lines.join('\r\n')}\r\n`
}
