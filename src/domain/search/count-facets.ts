import { countBits, countShared, forEachBit, type Bitset } from './bitset'
import type { Counted, FacetCounts } from './facet-counts'
import { measureDistances } from './listing-places'
import { roomChoices, setOf, type ListingTable } from './listing-table'
import {
  passing,
  selectAvailable,
  within,
  type IndexedTable,
  type Selection,
} from './match-listings'
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
    radiusKm: countRadii(index, subject, without('places')),
    minBedrooms: count(without('bedrooms'), roomChoices.bedrooms, 'bedrooms'),
    minBathrooms: count(without('bathrooms'), roomChoices.bathrooms, 'bathrooms'),
    energy: count(without('energy'), energyClasses, 'energy'),
    features: count(found, searchFeatures, 'feature'),
    available: countAvailable(table, subject, without('available')),
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
  const { town } = table.columns
  const perTown = new Uint32Array(table.towns.length)
  forEachBit(base, (number) => {
    const id = town[number] ?? 0
    perTown[id] = (perTown[id] ?? 0) + 1
  })
  const perPlace = new Map<string, number>()
  for (const [id, { key, cityKey }] of table.towns.entries()) {
    const count = perTown[id] ?? 0
    if (count > 0 && cityKey !== '') perPlace.set(key, (perPlace.get(key) ?? 0) + count)
  }
  return [...perPlace].map(([value, count]) => ({ value, count }))
}

function countRadii(index: IndexedTable, subject: SearchSubject, base: Bitset): Counted<number>[] {
  if (subject.criteria.cities.length === 0) return []
  const distances = measureDistances(index.table, subject, {
    reachKm: Math.max(...radiusChoicesKm),
    middles: index.middles(),
  })
  return radiusChoicesKm.map((km) => ({
    value: km,
    count: countShared(base, within(distances, km)),
  }))
}

function countAvailable(table: ListingTable, subject: SearchSubject, base: Bitset) {
  return availabilityChoices.map((value) => ({
    value,
    count:
      value === 'any' ? countBits(base) : countShared(base, selectAvailable(table, value, subject)),
  }))
}
