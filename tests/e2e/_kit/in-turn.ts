/**
 * Rows without and with JavaScript in turn. Words do not depend on scripts, nor scripts on words: each
 * language once and each way once prove what all pairs would.
 *
 * @param first whether the first row has JavaScript
 */
export function inTurn<Row extends object>(
  rows: readonly Row[],
  first = false,
): (Row & { javaScriptEnabled: boolean })[] {
  return rows.map((row, index) => ({ ...row, javaScriptEnabled: (index % 2 === 0) === first }))
}
