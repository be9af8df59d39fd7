import { toRows } from '@/domain/listings/from-csv'
import type { RedirectLine } from '@/domain/routes/plan-redirects'

/** What a first line may be called that names the columns instead of a redirect. */
const headings = /^(?:from|source|old|van|de|von|oud|bron|ancien)\b/i

/**
 * The lines of a table with two columns, as pasted from a spreadsheet or read from a file; apart by
 * tabs, semicolons or commas. Lines are numbered as an editor counts them; empty ones are left out.
 */
export function readRedirectLines(text: string): RedirectLine[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  return lines.flatMap((source, index) => {
    const [from = '', to = ''] = toRows(source)[0] ?? []
    const isHeading = index === 0 && headings.test(from.trim()) && !to.trim().startsWith('/')
    if (source.trim() === '' || isHeading) return []
    return [{ line: index + 1, from: from.trim(), to: to.trim() }]
  })
}
