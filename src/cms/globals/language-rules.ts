/** What is wrong with the list of languages. */
export type LanguageProblem = 'default' | 'double'

/**
 * Checks rows of the language settings: no language twice, and of those in use exactly one is the
 * default. Without any row the built-in languages apply, which is right.
 */
export function findLanguageProblem(rows: readonly unknown[]): LanguageProblem | null {
  const languages = rows.filter(isLanguageRow)
  const codes = languages.map(({ code }) => code)
  if (new Set(codes).size < codes.length) return 'double'
  const defaults = languages.filter((row) => row.use && row.default)
  return languages.length === 0 || defaults.length === 1 ? null : 'default'
}

function isLanguageRow(row: unknown): row is { code: unknown; use?: unknown; default?: unknown } {
  return typeof row === 'object' && row !== null && 'code' in row
}
