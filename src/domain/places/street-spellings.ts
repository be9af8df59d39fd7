import { foldAccents } from '../text/fold'
import { spellSaints } from '../text/saints'
import { foldPlaceName } from './place-name'

/** Shorter names, such as "Lei", are part of too many other words: they are looked for as words. */
const lettersMin = 4

/** Names of one letter would be found in every French sentence. */
const wordLettersMin = 2

/** How people shorten the kind of a street, at the end of a Dutch or German name or before a French one. */
const endings: Readonly<Record<string, readonly string[]>> = {
  straat: ['str'],
  strasse: ['str'],
  straße: ['str'],
  steenweg: ['stwg', 'stw'],
  laan: ['ln'],
  plein: ['pl'],
}
const beginnings: Readonly<Record<string, readonly string[]>> = {
  avenue: ['av', 'ave'],
  boulevard: ['bd', 'bld', 'blvd', 'boul'],
  chaussee: ['ch', 'chee'],
  place: ['pl'],
}

function shorten(folded: string): string[] {
  const atEnd = Object.entries(endings).flatMap(([whole, short]) =>
    folded.endsWith(whole) ? short.map((each) => folded.slice(0, -whole.length) + each) : [],
  )
  const atStart = Object.entries(beginnings).flatMap(([whole, short]) =>
    folded.startsWith(whole) ? short.map((each) => each + folded.slice(whole.length)) : [],
  )
  return [...atEnd, ...atStart]
}

function withoutNumber(name: string): string {
  return name.replace(/\s+\d+\s*[a-z]?\s*$/i, '')
}

/** As it was stored, each of several names, with the saint in any spelling and its kind shortened. */
function toLongSpellings(street: string): string[] {
  const names = [street, ...street.split(/[/(),;]/)]
    .map(withoutNumber)
    .flatMap((name) => [name, ...spellSaints(foldAccents(name))])
    .map(foldPlaceName)
  const spellings = names.flatMap((name) => [name, ...shorten(name)])
  return [...new Set(spellings)].filter((name) => name.length >= lettersMin)
}

/** Short names, as the words that they are made of; what stands in brackets is no name. */
function toShortNames(street: string): string[][] {
  return street
    .replace(/\([^)]*\)?/g, '')
    .split(/[/,;]/)
    .map((name) => foldAccents(withoutNumber(name.trim())).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => {
      const { length } = words.join('')
      return length >= wordLettersMin && length < lettersMin && words.some(hasLetter)
    })
}

function hasLetter(word: string): boolean {
  return /\p{L}/u.test(word)
}

/** The words of a name one after the other, and not within others. */
function toWordPattern(words: readonly string[]): RegExp {
  const name = words.join('[^\\p{L}\\p{N}]*')
  return new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u')
}

/**
 * Makes the question whether a text names a street, in any of the ways in which people write it:
 * capitals, accents, hyphens and spaces apart, with its kind or its saint shortened, each of several
 * names by itself, and without the house number. A name of two or three letters, such as "Lei", has
 * to stand by itself as a word. Null for a street without such a name.
 */
export function createStreetFinder(street: string): ((text: string) => boolean) | null {
  const spellings = toLongSpellings(street)
  const patterns = toShortNames(street).map(toWordPattern)
  if (spellings.length === 0 && patterns.length === 0) return null
  return (text) => {
    const folded = foldPlaceName(text)
    if (spellings.some((spelling) => folded.includes(spelling))) return true
    return patterns.length > 0 && patterns.some((pattern) => pattern.test(foldAccents(text)))
  }
}
