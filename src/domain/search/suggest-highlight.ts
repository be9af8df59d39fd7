import { foldAccents } from '../text/fold'

/** A part of a text: from a position up to, and without, another, in code units. */
export type TextRange = readonly [start: number, end: number]

/**
 * The parts of a shown name that the visitor typed, so that they can be set in bold: the beginning
 * of a word for each typed word, in the order of the text, whatever its accents.
 */
export function findTypedParts(shown: string, typed: string): TextRange[] {
  const { folded, origins } = foldWithOrigins(shown)
  const ranges = foldAccents(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const start = findWordBeginning(folded, word)
      const [first, last] = [origins[start], origins[start + word.length - 1]]
      return first === undefined || last === undefined ? [] : [[first[0], last[1]] as const]
    })
  return mergeRanges(ranges)
}

/** The folded text, and for each of its letters where in the text it comes from. */
function foldWithOrigins(text: string): { folded: string; origins: TextRange[] } {
  let folded = ''
  const origins: TextRange[] = []
  let position = 0
  for (const character of text) {
    const range = [position, position + character.length] as const
    const letters = foldAccents(character)
    folded += letters
    for (let index = 0; index < letters.length; index += 1) origins.push(range)
    position += character.length
  }
  return { folded, origins }
}

/** The position of the first word that begins so; -1 when there is none. */
function findWordBeginning(folded: string, word: string): number {
  let start = folded.indexOf(word)
  while (start > 0 && /[\p{L}\p{N}]/u.test(folded[start - 1] ?? '')) {
    start = folded.indexOf(word, start + 1)
  }
  return start
}

/** In order and without overlap. */
function mergeRanges(ranges: readonly TextRange[]): TextRange[] {
  const merged: TextRange[] = []
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last === undefined || start > last[1]) merged.push([start, end])
    else merged[merged.length - 1] = [last[0], Math.max(last[1], end)]
  }
  return merged
}
