import { foldPlaceName } from '../../places/place-name'
import { shortenSaints } from '../../text/saints'
import { findNear, groupByStart } from './edit-distance'
import type { WordToken } from './tokenize-words'
import type { WordsPlace } from './words-reading'

export type PlaceMatch = { places: readonly WordsPlace[]; /** Number of tokens. */ length: number }

/** The places of a site, ready to be looked for in a text. */
export type PlaceIndex = {
  /** The longest name that begins at a token, in any spelling; null when none does. */
  match: (tokens: readonly WordToken[], at: number) => PlaceMatch | null
  /** The same with one typing error in a name of six letters or more that means one place only. */
  matchTypo: (tokens: readonly WordToken[], at: number) => PlaceMatch | null
  findByZip: (zip: string) => readonly WordsPlace[]
}

/** Words of the longest name, as in Heist-op-den-Berg or Braine-l'Alleud; apart from its hyphens. */
const nameWordsMax = 6

/** Prepares the places of a site. A name with several postcodes means all places of that name. */
export function createPlaceIndex(places: readonly WordsPlace[]): PlaceIndex {
  const byName = new Map<string, WordsPlace[]>()
  const byZip = new Map<string, WordsPlace[]>()
  for (const place of places) {
    addTo(byZip, place.zip, place)
    for (const key of new Set([place.name, ...place.names].flatMap(toKeys))) {
      addTo(byName, key, place)
    }
  }
  const byStart = groupByStart([...byName.keys()])
  const matchTypo = (tokens: readonly WordToken[], at: number) =>
    findLongest(tokens, at, (key) => findByTypo(key, byName, byStart))
  return {
    match: (tokens, at) => findLongest(tokens, at, (key) => byName.get(key) ?? null),
    matchTypo,
    findByZip: (zip) => byZip.get(zip) ?? [],
  }
}

function toKeys(name: string): string[] {
  return [name, shortenSaints(name)].map(foldPlaceName).filter((key) => key.length > 1)
}

function addTo<Item>(map: Map<string, Item[]>, key: string, item: Item) {
  const items = map.get(key)
  if (items === undefined) map.set(key, [item])
  else if (!items.includes(item)) items.push(item)
}

function findByTypo(
  key: string,
  byName: ReadonlyMap<string, WordsPlace[]>,
  byStart: ReadonlyMap<string, readonly string[]>,
): readonly WordsPlace[] | null {
  const near = findNear(key, byStart)
  const [first, ...others] = near.map((name) => byName.get(name) ?? [])
  const isOnePlace = others.every(
    (places) => places.length === first?.length && places.every((place) => first.includes(place)),
  )
  return first !== undefined && isOnePlace ? first : null
}

/** Looks for windows of words, the longest first. A name is not read across a comma. */
function findLongest(
  tokens: readonly WordToken[],
  at: number,
  find: (key: string) => readonly WordsPlace[] | null,
): PlaceMatch | null {
  const windows: { key: string; length: number }[] = []
  let key = ''
  let words = 0
  for (let next = at; next < tokens.length && words < nameWordsMax; next += 1) {
    const token = tokens[next]
    if (token === undefined || (next > at && token.hasBreak)) break
    if (token.key === '-' && token.isGlued && next > at) continue
    if (token.kind !== 'word') break
    key += token.key
    words += 1
    windows.push({ key, length: next - at + 1 })
  }
  for (const window of windows.reverse()) {
    const places = find(window.key)
    if (places !== null) return { places, length: window.length }
  }
  return null
}
