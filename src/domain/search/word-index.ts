import { locales, type Locale } from '../kernel/locales'
import { toSearchKey } from './match-text'
import { createBitset, fullBitset, intersectWith, type Bitset } from './bitset'
import type { ListingTexts } from './listing-facts'

/**
 * The words of all search texts, each with the listings in which it stands. A listing that changes
 * is added anew under another number; numbers of listings that are gone are left for the asker to
 * leave out.
 */
export type WordIndex = {
  ids: Map<string, number>
  /** By the id of a word: the number of each listing, times 16, and the languages as four bits. */
  postings: number[][]
  /** All words, a line break before and after each; parts of words are looked up in it. */
  haystack: string
  /** By the id of a word: where it starts in the haystack. */
  starts: number[]
}

/** Words of a search that count; more of them only make the question slower. */
const wordsMax = 8

/** Shorter words are part of nearly every text: they have to be a whole word of it. */
const partCharactersMin = 3

const localeBits = Object.fromEntries(
  locales.map((locale, index) => [locale, 1 << index]),
) as Record<Locale, number>

/** Bits of a posting that hold its languages. */
const maskBits = 4

export function createWordIndex(): WordIndex {
  return { ids: new Map(), postings: [], haystack: '\n', starts: [] }
}

/** Adds a listing, under a number higher than all before. */
export function addWords(index: WordIndex, listing: number, texts: readonly ListingTexts[]): void {
  const masks = new Map<string, number>()
  for (const { locale, searchText } of texts) {
    for (const word of searchText.split(' ')) {
      for (const spelling of [word, trimPunctuation(word)]) {
        if (spelling !== '') masks.set(spelling, (masks.get(spelling) ?? 0) | localeBits[locale])
      }
    }
  }
  for (const [word, mask] of masks) addPosting(index, word, (listing << maskBits) | mask)
}

function addPosting(index: WordIndex, word: string, posting: number): void {
  const id = index.ids.get(word)
  if (id === undefined) {
    index.ids.set(word, index.postings.length)
    index.postings.push([posting])
    index.starts.push(index.haystack.length)
    index.haystack += `${word}\n`
  } else {
    index.postings[id]?.push(posting)
  }
}

/** The words of a search, each once and as the index writes them; those beyond the last are left. */
export function splitWords(q: string): string[] {
  return [...new Set(toSearchKey(q).split(' ').filter(Boolean).slice(0, wordsMax))]
}

/**
 * The listings whose text holds every word: as a part of one of its words, or as a whole word when
 * it has one or two characters.
 *
 * @param words of `splitWords`; all listings fit none
 * @param size numbers of listings lie below it
 */
export function findByWords(
  index: WordIndex,
  words: readonly string[],
  { locale, size }: { locale: Locale; size: number },
): Bitset {
  const found = fullBitset(size)
  for (const word of words) {
    const set = createBitset(size)
    for (const id of findWordIds(index, word)) addListings(set, index.postings[id] ?? [], locale)
    intersectWith(found, set)
  }
  return found
}

function addListings(set: Bitset, postings: readonly number[], locale: Locale): void {
  const bit = localeBits[locale]
  for (const posting of postings) {
    if ((posting & bit) === 0) continue
    const listing = posting >>> maskBits
    set[listing >>> 5] = (set[listing >>> 5] ?? 0) | (1 << (listing & 31))
  }
}

function findWordIds(index: WordIndex, word: string): number[] {
  if (word.length < partCharactersMin) {
    const id = index.ids.get(word)
    return id === undefined ? [] : [id]
  }
  const ids: number[] = []
  let at = index.haystack.indexOf(word)
  while (at !== -1) {
    const id = findWordAt(index.starts, at)
    ids.push(id)
    // On to the next word: a second place in the same one finds nothing new.
    at = index.haystack.indexOf(word, index.starts[id + 1] ?? index.haystack.length)
  }
  return ids
}

/** The last word that starts at or before a place of the haystack. */
function findWordAt(starts: readonly number[], at: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}

function trimPunctuation(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}
