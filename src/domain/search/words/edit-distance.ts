/**
 * Tells whether one typing error parts two words: a letter too many, too few, another one, or two
 * neighbours that changed places. Equal words are not parted by any.
 */
export function isOneTypoApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const tail = (word: string, from: number) => word.slice(start + from)
  if (one.length > other.length) return tail(one, 1) === tail(other, 0)
  if (one.length < other.length) return tail(one, 0) === tail(other, 1)
  const isSwapped = one[start] === other[start + 1] && one[start + 1] === other[start]
  return tail(one, 1) === tail(other, 1) || (isSwapped && tail(one, 2) === tail(other, 2))
}

/** Letters below which a typing error is not forgiven: too many short words are alike. */
export const typoLettersMin = 6

/** Words long enough for a typing error, by first letter and length: those to compare with. */
export function groupByStart(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const word of words) {
    if (word.length < typoLettersMin) continue
    const start = `${word[0]}${word.length}`
    const group = groups.get(start)
    if (group === undefined) groups.set(start, [word])
    else group.push(word)
  }
  return groups
}

/** The words one typing error away, the first letter being right. */
export function findNear(
  typed: string,
  byStart: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  if (typed.length < typoLettersMin) return []
  return [-1, 0, 1]
    .flatMap((more) => byStart.get(`${typed[0]}${typed.length + more}`) ?? [])
    .filter((word) => isOneTypoApart(typed, word))
}
