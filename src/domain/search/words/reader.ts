import { findNear, groupByStart } from './edit-distance'
import { findPlaceNames } from '../../places/place-name'
import type { Lexicon } from './lexicon'
import { createPlaceIndex, type PlaceIndex } from './place-index'
import type { WordToken } from './tokenize-words'
import * as amounts from './vocabulary/amounts'
import * as features from './vocabulary/features'
import { goals } from './vocabulary/goals'
import * as measures from './vocabulary/measures'
import * as nearness from './vocabulary/nearness'
import * as smallWords from './vocabulary/small-words'
import { compounds, createOwnTypeLexicon, typeLexicon, type TypeSense } from './vocabulary/types'
import type { WordsContext } from './words-reading'

/** All that the rules know of a site. */
export type Reader = {
  types: WordsContext['types']
  /** The type that words stand for, when the site has it. */
  matchType: Lexicon<TypeSense>['match']
  places: PlaceIndex
  vocabulary: Vocabulary
}

/** The words of all lexicons, each with what it means alone, or else in its phrases. */
type Vocabulary = {
  meanings: ReadonlyMap<string, string>
  /** Words long enough for a typing error, by first letter and length. */
  byStart: ReadonlyMap<string, readonly string[]>
}

/** The words that have a meaning, whatever the site. */
const fixedLexicons: readonly Pick<Lexicon<unknown>, 'words'>[] = [
  goals,
  typeLexicon,
  compounds,
  features.features,
  features.carSpaces,
  features.availabilities,
  ...[amounts.bounds, amounts.boundsAfter, amounts.rangeLeads, amounts.rangeJoiners],
  ...[amounts.multipliers, amounts.currencies, amounts.perMonth, amounts.priceNouns],
  amounts.numberWords,
  ...[measures.rooms, measures.areaUnits, measures.areaNouns, measures.kilometres],
  ...[measures.energyNouns, measures.energyBounds, measures.energyBoundsAfter],
  ...[nearness.nearWords, nearness.surroundings, nearness.radiusLeads, nearness.radiusLinks],
  ...[nearness.placePrepositions, nearness.streets, nearness.referenceWords],
  ...[smallWords.negations, smallWords.negativeWords, smallWords.withWords, smallWords.onWords],
  ...[smallWords.andWords, smallWords.orWords, smallWords.norWords, smallWords.articles],
  ...[smallWords.adjectives, smallWords.stopWords],
]

/** Prepares the words of a site; costs a few milliseconds for thousands of places. */
export function createReader({ types, places }: WordsContext): Reader {
  const ownTypes = createOwnTypeLexicon(types)
  const meanings = new Map(fixedMeanings)
  for (const [word, { alone, inPhrases }] of ownTypes.words) {
    // A name that the vocabulary holds as well keeps the meaning that it has there.
    if (!fixedMeanings.has(word)) addMeaning(meanings, word, alone || inPhrases)
  }
  const keys = new Set(types.map(({ key }) => key))
  return {
    types,
    matchType: (tokens, at) => {
      const own = ownTypes.match(tokens, at)
      const usual = typeLexicon.match(tokens, at)
      const isUsual = usual !== null && keys.has(usual.value.key)
      return isUsual && usual.length >= (own?.length ?? 0) ? usual : own
    },
    places: createPlaceIndex(places),
    vocabulary: { meanings, byStart: groupByStart([...meanings.keys()]) },
  }
}

function addMeaning(meanings: Map<string, string>, word: string, text: string) {
  if (text !== '') meanings.set(word, `${meanings.get(word) ?? ''}|${text}`)
}

function joinMeanings(lexicons: readonly Pick<Lexicon<unknown>, 'words'>[]) {
  const alone = new Map<string, string>()
  const inPhrases = new Map<string, string>()
  for (const [index, { words }] of lexicons.entries()) {
    for (const [word, meanings] of words) {
      if (meanings.alone !== '') addMeaning(alone, word, `${index}:${meanings.alone}`)
      addMeaning(inPhrases, word, `${index}:${meanings.inPhrases}`)
    }
  }
  return new Map([...inPhrases, ...alone])
}

const fixedMeanings: ReadonlyMap<string, string> = joinMeanings(fixedLexicons)

/**
 * Corrects one typing error in words of six letters or more, the first letter being right. A word
 * that means something as it stands is left: one of the vocabulary, a place of the site, a town
 * that is known to have other names, or one that is near to a word by accident. So is a word near
 * to two others that mean different things.
 */
export function correctTypos(tokens: readonly WordToken[], reader: Reader): WordToken[] {
  const isPlace = findPlaceTokens(tokens, reader.places)
  return tokens.map((token, index) => {
    const isOpen = token.kind === 'word' && !isPlace.has(index) && !isKnownWord(token.key, reader)
    const key = isOpen ? findCorrection(token.key, reader.vocabulary) : null
    return key === null ? token : { ...token, key }
  })
}

/** Tells whether a word means something as it stands. */
export function isKnownWord(key: string, { vocabulary }: Pick<Reader, 'vocabulary'>): boolean {
  return (
    vocabulary.meanings.has(key) ||
    smallWords.protectedWords.has(key) ||
    findPlaceNames(key) !== null
  )
}

function findPlaceTokens(tokens: readonly WordToken[], places: PlaceIndex): ReadonlySet<number> {
  const found = new Set<number>()
  for (let at = 0; at < tokens.length; at += 1) {
    const length = places.match(tokens, at)?.length ?? 0
    for (let next = at; next < at + length; next += 1) found.add(next)
  }
  return found
}

function findCorrection(key: string, { meanings, byStart }: Vocabulary): string | null {
  const [first, ...others] = findNear(key, byStart)
  if (first === undefined) return null
  const isOneMeaning = others.every((word) => meanings.get(word) === meanings.get(first))
  return isOneMeaning ? first : null
}
