const ellipsis = '…'

/** Longest property title in the search suggestions, in characters. */
export const searchTitleMaxCharacters = 100

/**
 * Cuts a title that is longer than `maxCharacters` (counted in Unicode characters, so that no
 * emoji is torn) and adds an ellipsis, which is not counted.
 */
export function truncateTitle(title: string, maxCharacters = searchTitleMaxCharacters): string {
  const characters = Array.from(title)
  if (characters.length <= maxCharacters) return title
  return characters.slice(0, maxCharacters).join('').trimEnd() + ellipsis
}

/**
 * Cuts running text at `maxCharacters`, or at the last space before it where that space lies
 * beyond 80 % of the limit; closing punctuation is dropped before the ellipsis.
 */
export function truncateText(text: string, maxCharacters: number): string {
  const characters = Array.from(text)
  if (characters.length <= maxCharacters) return text
  const head = characters.slice(0, maxCharacters)
  const lastSpace = head.lastIndexOf(' ')
  const kept = lastSpace > maxCharacters * 0.8 ? head.slice(0, lastSpace) : head
  return kept.join('').replace(/[\s\p{P}]+$/u, '') + ellipsis
}
