import { squaredChord } from '../places/distance'
import { countBits, countShared, forEachBit, tallyBits, type Bitset } from './bitset'
import type { Counted, FacetCounts } from './facet-counts'
import { roomChoices, setOf, type ListingTable } from './listing-table'
import type { IndexedTable } from './indexed-table'
import { passing, selectAvailable, type Selection } from './match-listings'
import {
  availabilityChoices,
  energyClasses,
  radiusChoicesKm,
  searchFeatures,
} from './search-criteria'
import type { SearchSubject } from './search-scope'

/** Counts the homes behind every choice of every filter; see `FacetCounts`. */
export function countFacets(
  index: IndexedTable,
  subject: SearchSubject,
  selection: Selection,
): FacetCounts {
  const { table } = index
  const found = passing(selection)
  const without = (name: Parameters<typeof passing>[1] & string) =>
    selection.filters.has(name) ? passing(selection, name) : found
  const count = <Value extends string | number>(
    base: Bitset,
    choices: readonly Value[],
    quality: string,
  ): Counted<Value>[] =>
    choices.map((value) => ({
      value,
      count: countShared(base, setOf(table, `${quality} ${value}`)),
    }))
  return {
    total: countBits(found),
    typeIds: count(without('types'), listTypeIds(table), 'type'),
    places: countPlaces(table, without('places')),
    radiusKm: countRadii(subject, selection, without('places')),
    minBedrooms: count(without('bedrooms'), roomChoices.bedrooms, 'bedrooms'),
    minBathrooms: count(without('bathrooms'), roomChoices.bathrooms, 'bathrooms'),
    energy: count(without('energy'), energyClasses, 'energy'),
    features: count(found, searchFeatures, 'feature'),
    available: countAvailable(index, subject, without('available')),
    onRequest: countShared(without('price'), setOf(table, 'onRequest')),
  }
}

function listTypeIds(table: ListingTable): number[] {
  return [...table.sets.keys()]
    .flatMap((quality) => (quality.startsWith('type ') ? [Number(quality.slice(5))] : []))
    .sort((a, b) => a - b)
}

/** Homes of each place itself, whatever the radius of the search. */
function countPlaces(table: ListingTable, base: Bitset): Counted<string>[] {
  const perTown = tallyBits(base, table.columns.town, table.towns.length)
  const perPlace = new Map<string, number>()
  for (const [id, { key, cityKey }] of table.towns.entries()) {
    const count = perTown[id] ?? 0
    if (count > 0 && cityKey !== '') perPlace.set(key, (perPlace.get(key) ?? 0) + count)
  }
  return [...perPlace].map(([value, count]) => ({ value, count }))
}

function countRadii({ criteria }: SearchSubject, { near }: Selection, base: Bitset) {
  if (criteria.cities.length === 0) return []
  const distances = near()
  const reaches = radiusChoicesKm.map(squaredChord)
  const perRadius = new Uint32Array(radiusChoicesKm.length)
  forEachBit(base, (number) => {
    const distance = distances[number] ?? Infinity
    const nearest = reaches.findIndex((reach) => distance <= reach)
    if (nearest !== -1) perRadius[nearest] = (perRadius[nearest] ?? 0) + 1
  })
  let sum = 0
  return radiusChoicesKm.map((value, at) => ({ value, count: (sum += perRadius[at] ?? 0) }))
}

function countAvailable(index: IndexedTable, subject: SearchSubject, base: Bitset) {
  return availabilityChoices.map((value) => ({
    value,
    count:
      value === 'any' ? countBits(base) : countShared(base, selectAvailable(index, value, subject)),
  }))
}
