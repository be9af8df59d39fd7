/**
 * The beginning of a text, cut between characters.
 *
 * @param max in UTF-16 units, as records and forms count: most emoji are two
 */
export function cutText(text: string, max: number): string {
  // Half a character has no place in UTF-8.
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
}
