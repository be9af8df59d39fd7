import { shortenSaints } from '../text/saints'
import { toSearchKey } from './match-text'
import { findTypoDistance, mayBeNear, toLetterSet, typosAllowed } from './suggest-distance'

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
  /** What a word with a mistake in it may have been meant to be, with the letters in it. */
  spellings: readonly { name: string; letters: number }[]
}

/** What was typed, made comparable once for all things. */
type Typed = { whole: string; parts: readonly string[]; letters: number; typos: number }

/** How well a thing fits what was typed; a lower rank stands higher in the list. */
const ranks = { exact: 0, beginning: 1, wordBeginning: 2 } as const

/** Makes the names of all things comparable. */
export function prepareSuggestions<Thing extends Suggestable>(
  things: readonly Thing[],
): Prepared<Thing>[] {
  return things.map((thing) => {
    const names = thing.names.map(toKey).filter((key) => key !== '')
    const spellings = [...names, ...names.map(shortenSaints)]
    const zips = thing.zip === '' ? [] : [thing.zip]
    const wholes = unique(spellings.map(joinWords))
    const words = unique(spellings.flatMap((key) => key.split(' ')))
    return {
      thing,
      wholes: [...wholes, ...zips],
      words: [...words, ...zips],
      spellings: unique([...wholes, ...words]).map((name) => ({
        name,
        letters: toLetterSet(name),
      })),
    }
  })
}

/** Things of one kind, and how many of them an answer may hold: 1 or more. */
export type SuggestionShelf<Thing extends Suggestable> = {
  prepared: readonly Prepared<Thing>[]
  most: number
}

/**
 * The things of each kind that fit what was typed, best first: the whole name or postcode, then
 * its beginning, then the beginnings of words, in any order. Only where nothing of any kind fits
 * to the letter are typing mistakes forgiven: "Gand" is a town, and no slip for "Grond". Of equals
 * the one with more homes stands first. Accents, capitals, hyphens and apostrophes never matter.
 */
export function suggestOfEach<Thing extends Suggestable>(
  shelves: readonly SuggestionShelf<Thing>[],
  typed: string,
): Thing[][] {
  const key = toKey(typed)
  if (key === '') return shelves.map(() => [])
  const text = toTyped(key)
  const literal = shelves.map(({ prepared, most }) =>
    rankAll(prepared, (one) => rankLiteral(one, text)).slice(0, most),
  )
  if (literal.some((found) => found.length > 0) || text.typos === 0) return literal
  return shelves.map(({ prepared, most }) =>
    rankAll(prepared, (one) => rankTypo(one, text)).slice(0, most),
  )
}

/** A number is never taken for a mistake. */
function toTyped(key: string): Typed {
  const whole = joinWords(key)
  const typos = /\p{N}/u.test(whole) ? 0 : typosAllowed(whole.length)
  return { whole, parts: key.split(' '), letters: toLetterSet(whole), typos }
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

function rankLiteral({ wholes, words }: Prepared<Suggestable>, typed: Typed): number | null {
  if (wholes.includes(typed.whole)) return ranks.exact
  if (wholes.some((whole) => whole.startsWith(typed.whole))) return ranks.beginning
  const areBeginnings = typed.parts.every((part) => words.some((word) => word.startsWith(part)))
  return areBeginnings ? ranks.wordBeginning : null
}

/** A whole name before a beginning, fewer mistakes before more. */
function rankTypo({ spellings }: Prepared<Suggestable>, typed: Typed): number | null {
  let best: number | null = null
  for (const { name, letters } of spellings) {
    if (!mayBeNear(typed.letters, letters, typed.typos)) continue
    const distance = findTypoDistance(typed.whole, name, typed.typos)
    if (distance === null) continue
    const rank = distance.edits * 2 + (distance.isWhole ? 0 : 1)
    if (best === null || rank < best) best = rank
  }
  return best
}
