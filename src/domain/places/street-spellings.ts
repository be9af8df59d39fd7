import { foldPlaceName } from './place-name'

/** Shorter names, such as "Lei", are part of too many other words to be told apart. */
const lettersMin = 4

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

/**
 * The ways in which a text may name a street, folded by `foldPlaceName`: as it was stored, each of
 * several names, without a house number, and with its kind shortened. Names of fewer than four
 * letters are left out.
 */
export function toStreetSpellings(street: string): string[] {
  const names = [street, ...street.split(/[/(),;]/)]
    .map((name) => name.replace(/\s+\d+\s*[a-z]?\s*$/i, ''))
    .map(foldPlaceName)
  const spellings = names.flatMap((name) => [name, ...shorten(name)])
  return [...new Set(spellings)].filter((name) => name.length >= lettersMin)
}
