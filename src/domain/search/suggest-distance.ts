/** How far a typed word is from a name, in edits; null where it is farther than was allowed. */
export type TypoDistance = {
  edits: number
  /** False when the typed text is only the beginning of the name. */
  isWhole: boolean
}

/**
 * How many typing mistakes a word of so many letters may hold: none below four letters, where
 * every other word would be one mistake away, one up to seven, two from eight on.
 */
export function typosAllowed(letters: number): number {
  if (letters < 4) return 0
  return letters < 8 ? 1 : 2
}

/** Which letters of a to z a folded word holds, one bit each; all other signs share one. */
export function toLetterSet(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index += 1) {
    const place = word.charCodeAt(index) - 97
    letters |= 1 << (place >= 0 && place < 26 ? place : 26)
  }
  return letters
}

/**
 * Whether a name can be so near at all: every letter that was typed but is not in the name takes
 * an edit of its own. Far cheaper than the distance, and true for few names of many.
 */
export function mayBeNear(typedLetters: number, nameLetters: number, most: number): boolean {
  let strange = typedLetters & ~nameLetters
  let count = 0
  while (strange !== 0) {
    strange &= strange - 1
    count += 1
  }
  return count <= most
}

/** Letters from which a beginning with a mistake in it still says enough. */
const beginningLettersMin = 5

/**
 * The Damerau-Levenshtein distance (a letter missing, too many, wrong, or two neighbours swapped)
 * between what was typed and a name, or the beginning of the name that is nearest to it. Of a
 * beginning the first letter has to be right, because people seldom get that one wrong.
 *
 * @param most edits, 0 or more
 */
export function findTypoDistance(typed: string, name: string, most: number): TypoDistance | null {
  const mayBeBeginning = typed.length >= beginningLettersMin && typed[0] === name[0]
  if (Math.abs(typed.length - name.length) > most && !mayBeBeginning) return null
  const row = findLastRow(typed, name.slice(0, typed.length + most), most)
  if (row === null) return null
  const whole = Math.abs(typed.length - name.length) <= most ? row[name.length] : undefined
  if (whole !== undefined && whole <= most) return { edits: whole, isWhole: true }
  const edits = mayBeBeginning ? Math.min(...row) : Number.POSITIVE_INFINITY
  return edits <= most ? { edits, isWhole: false } : null
}

/**
 * Edits from the whole of `typed` to each beginning of `name`, from the empty one on; null as soon
 * as all of them must be more than `most`. It runs for every name at every key, so it looks only at
 * the letters that few enough edits can bring together, and makes no object per letter.
 */
function findLastRow(typed: string, name: string, most: number): number[] | null {
  const far = most + 1
  let before: number[] = []
  let above = Array.from({ length: name.length + 1 }, (_, column) => column)
  for (let line = 1; line <= typed.length; line += 1) {
    const current = new Array<number>(name.length + 1).fill(far)
    current[0] = line
    let least = line
    const lastColumn = Math.min(name.length, line + most)
    for (let column = Math.max(1, line - most); column <= lastColumn; column += 1) {
      const isSame = typed[line - 1] === name[column - 1]
      let edits = Math.min(
        (above[column] ?? far) + 1,
        (current[column - 1] ?? far) + 1,
        (above[column - 1] ?? far) + (isSame ? 0 : 1),
      )
      const isSwapped =
        line > 1 && typed[line - 1] === name[column - 2] && typed[line - 2] === name[column - 1]
      if (isSwapped) edits = Math.min(edits, (before[column - 2] ?? far) + 1)
      current[column] = edits
      least = Math.min(least, edits)
    }
    if (least > most) return null
    before = above
    above = current
  }
  return above
}
