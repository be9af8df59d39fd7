import { toSearchKey } from './match-text'
import { findTypoDistance, typosAllowed } from './suggest-distance'

/** Something that may be suggested while a visitor types: a property type, a place. */
export type Suggestable = {
  /** Every name by which people look for it, in all languages. */
  names: readonly string[]
  /** Postcode; empty where there is none. */
  zip: string
  /** How many homes stand behind it. */
  homes: number
}

/** A thing with its names made comparable, so that this is done once and not at each key. */
export type Prepared<Thing extends Suggestable> = {
  thing: Thing
  /** The names without spaces, and the postcode. */
  wholes: readonly string[]
  /** The single words of all names, and the postcode. */
  words: readonly string[]
}

/** How well a thing fits what was typed; a lower rank stands higher in the list. */
const ranks = { exact: 0, beginning: 1, wordBeginning: 2 } as const

/** Short forms of a word in the names of towns: people write "St Niklaas". */
const saints = /\b(?:sint|saint|sankt|sainte)\b/g

/** Makes the names of all things comparable. */
export function prepareSuggestions<Thing extends Suggestable>(
  things: readonly Thing[],
): Prepared<Thing>[] {
  return things.map((thing) => {
    const names = thing.names.map(toKey).filter((key) => key !== '')
    const spellings = [...names, ...names.map((key) => key.replace(saints, 'st'))]
    const zips = thing.zip === '' ? [] : [thing.zip]
    return {
      thing,
      wholes: unique([...spellings.map(joinWords), ...zips]),
      words: unique([...spellings.flatMap((key) => key.split(' ')), ...zips]),
    }
  })
}

/**
 * The things that fit what was typed, best first: the whole name or postcode, then its beginning,
 * then the beginnings of words, in any order. Only where nothing fits to the letter are typing
 * mistakes forgiven. Of equals the one with more homes stands first. Accents, capitals, hyphens
 * and apostrophes never matter.
 *
 * @param most things in the answer, 1 or more
 */
export function suggest<Thing extends Suggestable>(
  prepared: readonly Prepared<Thing>[],
  typed: string,
  most: number,
): Thing[] {
  const key = toKey(typed)
  if (key === '') return []
  const literal = rankAll(prepared, (one) => rankLiteral(one, key))
  const found = literal.length > 0 ? literal : rankAll(prepared, (one) => rankTypo(one, key))
  return found.slice(0, most)
}

/** Folded, without dots and commas, so that "St. Niklaas" and "Villa/Woning" are words. */
function toKey(text: string): string {
  return toSearchKey(text.replace(/[^\p{L}\p{M}\p{N}'’‘`\p{Pd}]+/gu, ' '))
}

function joinWords(key: string): string {
  return key.replaceAll(' ', '')
}

function unique(keys: readonly string[]): string[] {
  return [...new Set(keys)]
}

function rankAll<Thing extends Suggestable>(
  prepared: readonly Prepared<Thing>[],
  rankOf: (one: Prepared<Thing>) => number | null,
): Thing[] {
  return prepared
    .flatMap((one) => {
      const rank = rankOf(one)
      return rank === null ? [] : [{ rank, thing: one.thing }]
    })
    .sort((a, b) => a.rank - b.rank || b.thing.homes - a.thing.homes)
    .map(({ thing }) => thing)
}

function rankLiteral({ wholes, words }: Prepared<Suggestable>, key: string): number | null {
  const typed = joinWords(key)
  if (wholes.includes(typed)) return ranks.exact
  if (wholes.some((whole) => whole.startsWith(typed))) return ranks.beginning
  const areBeginnings = key.split(' ').every((part) => words.some((word) => word.startsWith(part)))
  return areBeginnings ? ranks.wordBeginning : null
}

/** A whole name before a beginning, fewer mistakes before more. A number is never a mistake. */
function rankTypo({ wholes, words }: Prepared<Suggestable>, key: string): number | null {
  const typed = joinWords(key)
  const most = /\p{N}/u.test(typed) ? 0 : typosAllowed(typed.length)
  if (most === 0) return null
  const near = [...wholes, ...words].flatMap((name) => {
    const distance = findTypoDistance(typed, name, most)
    return distance === null ? [] : [distance.edits * 2 + (distance.isWhole ? 0 : 1)]
  })
  return near.length > 0 ? Math.min(...near) : null
}
