import { toCsv } from './to-csv'

/**
 * A table as a file that a browser saves and nobody else keeps.
 *
 * @param name of the file, without its ending
 */
export function answerCsv(
  name: string,
  head: readonly string[],
  rows: readonly (readonly unknown[])[],
): Response {
  return new Response(toCsv(head, rows), {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Content-Type': 'text/csv; charset=utf-8',
    },
  })
}
