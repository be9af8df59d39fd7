import type { CalendarDay } from '../kernel/calendar-day'
import { daysBetween } from '../kernel/calendar-day'
import { toDirection } from '../places/distance'
import type { GeoPoint } from '../places/location'
import { daysUntilFree } from '../properties/availability'
import { createBitset, removeBit, withBit, type Bitset } from './bitset'
import { placeKey } from './facet-counts'
import type { ListingFacts } from './listing-facts'
import { energyClasses } from './search-criteria'
import { addWords, createWordIndex, type WordIndex } from './word-index'

/** A town as homes name it; homes of one town may differ in the names that are known of it. */
export type Town = {
  /** Of `placeKey`. */
  key: string
  countryId: number
  zip: string
  /** Empty when the town is unknown. */
  cityKey: string
  cityKeys: ReadonlySet<string>
  /** By language; only languages in which a home is visible. */
  names: Readonly<Partial<Record<string, string>>>
}

const columnNames = [
  'propertyId',
  'publicId',
  'publishedAt',
  'price',
  'areaM2',
  'plotM2',
  'bedrooms',
  'bathrooms',
  'lat',
  'lng',
  'x',
  'y',
  'z',
  'placeId',
  'marqueeCode',
  'town',
  'visibleUntilDay',
  'freeOnDay',
] as const

type ColumnName = (typeof columnNames)[number]

/**
 * Listings by column. Each has a number, given in the order of arrival; a listing that changes gets
 * a new number, and its old one stays empty until the table is built anew. NaN is unknown.
 */
export type ListingTable = {
  /** Numbers lie below it. */
  size: number
  columns: Record<ColumnName, Float64Array>
  /** Which listings have a quality, by its name: `type 5`, `energy a`, `list forSale`. */
  sets: Map<string, Bitset>
  towns: Town[]
  townIds: Map<string, number>
  words: WordIndex
  /** The number of each property that is there. */
  numbers: Map<number, number>
}

/** Numbers of bedrooms and bathrooms that are on offer as "at least". */
export const roomChoices = { bedrooms: [1, 2, 3, 4, 5], bathrooms: [1, 2, 3, 4] } as const

/** A day that all days are counted from; any would do. */
const firstDay: CalendarDay = '2000-01-01'

/** A day of the calendar as a number that columns can hold. */
export function toDayNumber(day: CalendarDay): number {
  return daysBetween(firstDay, day)
}

/** @param capacity listings that it has room for at first */
export function createListingTable(capacity = 1024): ListingTable {
  const columns = Object.fromEntries(
    columnNames.map((name) => [name, new Float64Array(capacity)]),
  ) as ListingTable['columns']
  return {
    size: 0,
    columns,
    sets: new Map(),
    towns: [],
    townIds: new Map(),
    words: createWordIndex(),
    numbers: new Map(),
  }
}

/** The listings with a quality; none when nothing has it. */
export function setOf(table: ListingTable, quality: string): Bitset {
  return table.sets.get(quality) ?? createBitset(0)
}

/** Adds a listing whose property is not there, and gives its number. */
export function addListing(table: ListingTable, facts: ListingFacts): number {
  const number = table.size
  table.size += 1
  if (number >= table.columns.publicId.length) growColumns(table)
  const values = toColumnValues(table, facts)
  for (const name of columnNames) table.columns[name][number] = values[name] ?? Number.NaN
  for (const quality of qualitiesOf(facts)) {
    table.sets.set(quality, withBit(setOf(table, quality), number))
  }
  addWords(table.words, number, facts.texts)
  table.numbers.set(facts.propertyId, number)
  return number
}

/** Takes the listing of a property away, and gives the number that it had; null for none. */
export function removeListing(table: ListingTable, propertyId: number): number | null {
  const number = table.numbers.get(propertyId)
  if (number === undefined) return null
  table.numbers.delete(propertyId)
  for (const set of table.sets.values()) removeBit(set, number)
  return number
}

/** The public point of a listing; null when it has none. */
export function pointOf({ columns }: ListingTable, number: number): GeoPoint | null {
  const lat = columns.lat[number] ?? Number.NaN
  const lng = columns.lng[number] ?? Number.NaN
  return Number.isNaN(lat) ? null : { lat, lng }
}

function toColumnValues(
  table: ListingTable,
  facts: ListingFacts,
): Record<ColumnName, number | null> {
  const direction = facts.point === null ? null : toDirection(facts.point)
  return {
    propertyId: facts.propertyId,
    publicId: facts.publicId,
    publishedAt: facts.publishedAt,
    price: facts.price,
    areaM2: facts.areaM2,
    plotM2: facts.plotM2,
    bedrooms: facts.bedrooms,
    bathrooms: facts.bathrooms,
    lat: facts.point?.lat ?? null,
    lng: facts.point?.lng ?? null,
    x: direction?.x ?? null,
    y: direction?.y ?? null,
    z: direction?.z ?? null,
    placeId: facts.placeId,
    marqueeCode: facts.marqueeCode,
    town: findTownId(table, facts),
    visibleUntilDay: facts.visibleUntil === null ? Infinity : toDayNumber(facts.visibleUntil),
    freeOnDay: facts.availability === 'onDate' ? daysUntilFree(facts, firstDay) : null,
  }
}

function qualitiesOf(facts: ListingFacts): string[] {
  const { availability, energyLabel, bedrooms, bathrooms, point } = facts
  // The letter stands first in every label: `a_plus`, `b_sub`.
  const energyClass = energyClasses.find((letter) => energyLabel?.startsWith(letter))
  const rooms = (name: keyof typeof roomChoices, count: number | null) =>
    roomChoices[name].filter((least) => least <= (count ?? 0)).map((least) => `${name} ${least}`)
  return [
    ...facts.texts.map(({ locale }) => `locale ${locale}`),
    ...facts.lists.map((list) => `list ${list}`),
    ...facts.typeIds.map((id) => `type ${id}`),
    ...facts.features.map((feature) => `feature ${feature}`),
    ...(energyClass === undefined ? [] : [`energy ${energyClass}`]),
    ...rooms('bedrooms', bedrooms),
    ...rooms('bathrooms', bathrooms),
    ...(facts.isOpen ? ['open'] : []),
    ...(availability === null ? [] : [`availability ${availability}`]),
    ...(facts.price === null ? ['onRequest'] : []),
    ...(facts.visibleUntil === null ? [] : ['closing']),
    ...(point?.isApproximate ? ['approximate'] : []),
  ]
}

function findTownId(table: ListingTable, facts: ListingFacts): number {
  const { countryId, zip, cityKey, cityKeys, texts } = facts
  const names = Object.fromEntries(texts.map(({ locale, city }) => [locale, city]))
  const identity = JSON.stringify([countryId, zip, cityKey, cityKeys, names])
  const known = table.townIds.get(identity)
  if (known !== undefined) return known
  const id = table.towns.length
  table.townIds.set(identity, id)
  table.towns.push({
    key: placeKey(facts),
    countryId,
    zip,
    cityKey,
    cityKeys: new Set(cityKeys),
    names,
  })
  return id
}

function growColumns(table: ListingTable): void {
  for (const name of columnNames) {
    const longer = new Float64Array(table.columns[name].length * 2)
    longer.set(table.columns[name])
    table.columns[name] = longer
  }
}
