import type { Locale } from '../kernel/locales'
import type { GeoPoint } from '../places/location'
import { countBits, hasBit, type Bitset } from './bitset'
import { countFacets } from './count-facets'
import type { FacetCounts } from './facet-counts'
import type { ListingFacts } from './listing-facts'
import { createOrders, takePage, type OrderChange } from './listing-orders'
import {
  findMiddles,
  listNearTowns,
  listPlaces,
  type ListPlace,
  type TownMiddles,
} from './listing-places'
import {
  addListing,
  createListingTable,
  pointOf,
  removeListing,
  setOf,
  type ListingTable,
} from './listing-table'
import type { IndexedTable } from './indexed-table'
import { passing, select } from './match-listings'
import { findRelaxations, type Relaxation } from './relaxations'
import type { SearchSort } from './search-criteria'
import { findOwnSort, type SearchSubject } from './search-scope'

export type PageWindow = { offset: number; limit: number }

/** One page of a result. */
export type FoundPage = {
  /** In the order of the search. */
  propertyIds: number[]
  total: number
}

export type CountedPage = FoundPage & { facets: FacetCounts }

export type FoundPosition = {
  /** Counted from 1. */
  position: number
  total: number
  /** Ids of properties; null at either end. */
  previousId: number | null
  nextId: number | null
}

export type FoundPoint = GeoPoint & { propertyId: number; publicId: number; isApproximate: boolean }

/** A change of what is listed. */
export type ListingChange = {
  /** Every property that changed, came or went. */
  propertyIds: readonly number[]
  /** Those of them that are listed now. */
  listed: readonly ListingFacts[]
}

/** Answers searches from memory. The same listings give the same answers, whatever came before. */
export type ListingIndex = {
  /** Properties that it holds. */
  size: () => number
  /** Numbers that changes have left empty; each costs the room and the time of a listing. */
  waste: () => number
  change: (change: ListingChange) => void
  count: (subject: SearchSubject) => number
  findPage: (subject: SearchSubject, window: PageWindow) => FoundPage
  /** A page with the counts beside every choice, for little more than either costs alone. */
  findCountedPage: (subject: SearchSubject, window: PageWindow) => CountedPage
  /** Null when the property is not in the result. */
  findPosition: (subject: SearchSubject, publicId: number) => FoundPosition | null
  /** The public points of all homes of the result that have one, in its order. */
  findPoints: (subject: SearchSubject) => FoundPoint[]
  /** The places in which homes are visible in a language, by name. */
  listPlaces: (locale: Locale) => ListPlace[]
  /** What a search that finds nothing could do without. */
  findRelaxations: (subject: SearchSubject) => Relaxation[]
}

/** Builds an index of listings, one entry for each property. */
export function createListingIndex(listings: Iterable<ListingFacts>): ListingIndex {
  const table = createListingTable()
  for (const facts of listings) addListing(table, facts)
  let middles: TownMiddles | null = null
  const index: IndexedTable = {
    table,
    orders: createOrders(table.columns, [...table.numbers.values()]),
    middles: () => (middles ??= findMiddles(table)),
    known: new Map(),
  }
  return {
    size: () => table.numbers.size,
    waste: () => table.size - table.numbers.size,
    change: (change) => {
      index.orders.change(applyChange(table, change))
      index.known.clear()
      middles = null
    },
    count: (subject) => countBits(findAll(index, subject)),
    findPage: (subject, window) =>
      findPage(index, subject, { window, found: findAll(index, subject) }),
    findCountedPage: (subject, window) => {
      const selection = select(index, subject)
      const page = findPage(index, subject, { window, found: passing(selection) })
      return { ...page, facets: countFacets(index, subject, selection) }
    },
    findPosition: (subject, publicId) => findPosition(index, subject, publicId),
    findPoints: (subject) => findPoints(index, subject),
    listPlaces: (locale) => listPlaces(table, locale, index.middles()),
    findRelaxations: (subject) =>
      findRelaxations(subject.criteria, {
        count: (criteria) => countBits(findAll(index, { ...subject, criteria })),
        nearTowns: listNearTowns(table, subject, index.middles()),
      }),
  }
}

function findAll(index: IndexedTable, subject: SearchSubject): Bitset {
  return passing(select(index, subject))
}

function findSort({ criteria, scope }: SearchSubject): SearchSort {
  return criteria.sort ?? findOwnSort(scope)
}

function findPage(
  { table, orders }: IndexedTable,
  subject: SearchSubject,
  { window, found }: { window: PageWindow; found: Bitset },
): FoundPage {
  const numbers = takePage(orders.of(findSort(subject)), found, window)
  return { propertyIds: numbers.map(toPropertyId(table)), total: countBits(found) }
}

function applyChange(table: ListingTable, { propertyIds, listed }: ListingChange): OrderChange {
  const left: number[] = []
  for (const id of new Set([...propertyIds, ...listed.map(({ propertyId }) => propertyId)])) {
    const number = removeListing(table, id)
    if (number !== null) left.push(number)
  }
  return { left, come: listed.map((facts) => addListing(table, facts)) }
}

function toPropertyId({ columns }: ListingTable) {
  return (number: number) => columns.propertyId[number] ?? 0
}

function findPosition(
  index: IndexedTable,
  subject: SearchSubject,
  publicId: number,
): FoundPosition | null {
  const { table, orders } = index
  const found = findAll(index, subject)
  const numbers = orders.of(findSort(subject)).filter((number) => hasBit(found, number))
  const at = numbers.findIndex((number) => table.columns.publicId[number] === publicId)
  if (at === -1) return null
  const idAt = (place: number) => {
    const number = numbers[place]
    return number === undefined ? null : toPropertyId(table)(number)
  }
  return {
    position: at + 1,
    total: numbers.length,
    previousId: idAt(at - 1),
    nextId: idAt(at + 1),
  }
}

function findPoints(index: IndexedTable, subject: SearchSubject): FoundPoint[] {
  const { table, orders } = index
  const { propertyId, publicId } = table.columns
  const found = findAll(index, subject)
  const approximate = setOf(table, 'approximate')
  const points: FoundPoint[] = []
  for (const number of orders.of(findSort(subject))) {
    const point = hasBit(found, number) ? pointOf(table, number) : null
    if (point === null) continue
    points.push({
      ...point,
      propertyId: propertyId[number] ?? 0,
      publicId: publicId[number] ?? 0,
      isApproximate: hasBit(approximate, number),
    })
  }
  return points
}
