const noBreak = '\u00a0'

/**
 * Keeps French signs with their word: before `: ; ! ?` and inside « » a space that does not break
 * (Imprimerie nationale, Lexique des règles typographiques), so that no line begins with one of them.
 * A colon within a pattern such as `::yMMMd` or in an address stays as it is.
 */
export function bindFrenchSpaces(text: string): string {
  return text
    .replace(/ (?=[:;!?](?:[\s»)]|$))/g, noBreak)
    .replace(/« /g, `«${noBreak}`)
    .replace(/ »/g, `${noBreak}»`)
}
