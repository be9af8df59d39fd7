import type { Locale } from '../kernel/locales'
import { distanceKm, toDirection } from '../places/distance'
import type { GeoPoint } from '../places/location'
import { bitsetWhere, hasBit, type Bitset } from './bitset'
import { pointOf, setOf, type ListingTable } from './listing-table'
import { toSearchKey } from './match-text'
import type { SearchCity } from './search-criteria'
import type { SearchSubject } from './search-scope'

/** A place of the lists with its name in one language. */
export type ListPlace = {
  /** Of `placeKey`. */
  key: string
  name: string
  zip: string
  countryId: number
  /** The middle of its homes, as far as their points are public; null without any. */
  point: GeoPoint | null
}

/** What is worked out once for a state of the table. */
export type TownMiddles = {
  /** By the key of the place. */
  ofPlaces: ReadonlyMap<string, GeoPoint>
}

/** By what the middle of a place is handed over. */
export function centreKey({ name, zip }: SearchCity): string {
  return `${zip} ${toSearchKey(name)}`
}

/** The middle of the homes of every place. */
export function findMiddles(table: ListingTable): TownMiddles {
  const sums = new Map<string, { lat: number; lng: number; count: number }>()
  for (const number of table.numbers.values()) {
    const point = pointOf(table, number)
    const town = table.towns[table.columns.town[number] ?? -1]
    if (point === null || town === undefined) continue
    const sum = sums.get(town.key) ?? { lat: 0, lng: 0, count: 0 }
    sum.lat += point.lat
    sum.lng += point.lng
    sum.count += 1
    sums.set(town.key, sum)
  }
  return {
    ofPlaces: new Map(
      [...sums].map(([key, { lat, lng, count }]) => [key, { lat: lat / count, lng: lng / count }]),
    ),
  }
}

/** Whether each town, by its number, is one of the places of a search: by postcode and any name. */
export function matchTowns(table: ListingTable, cities: readonly SearchCity[]): boolean[] {
  const wanted = cities.map(({ name, zip }) => ({ zip, key: toSearchKey(name) }))
  return table.towns.map((town) =>
    wanted.some(({ zip, key }) => zip === town.zip && town.cityKeys.has(key)),
  )
}

/** The homes in the towns with these numbers. */
export function inTowns({ size, columns }: ListingTable, isWanted: readonly boolean[]): Bitset {
  const { town } = columns
  return bitsetWhere(size, (number) => isWanted[town[number] ?? -1] === true)
}

/**
 * How far each listing is from the nearest place of the search, as `squaredChord`: 0 within the
 * place itself, infinite for a home elsewhere whose point is not public.
 */
export function measureDistances(
  table: ListingTable,
  { criteria, centres }: Pick<SearchSubject, 'criteria' | 'centres'>,
  middles: TownMiddles,
): Float64Array {
  const { size, columns } = table
  const isWanted = matchTowns(table, criteria.cities)
  const points = findCentres(table, { criteria, centres }, middles)
  const distances = new Float64Array(size).fill(Infinity)
  for (const point of points) nearTo(table, point, distances)
  for (let number = 0; number < size; number += 1) {
    if (isWanted[columns.town[number] ?? -1]) distances[number] = 0
  }
  return distances
}

function findCentres(
  table: ListingTable,
  { criteria, centres }: Pick<SearchSubject, 'criteria' | 'centres'>,
  middles: TownMiddles,
): GeoPoint[] {
  return criteria.cities.flatMap(
    (city) => centres?.get(centreKey(city)) ?? middleOf(table, city, middles) ?? [],
  )
}

/** Notes the distance of homes to a point where it is less than what is known. */
function nearTo({ size, columns }: ListingTable, point: GeoPoint, distances: Float64Array): void {
  const from = toDirection(point)
  const { x, y, z } = columns
  for (let number = 0; number < size; number += 1) {
    const distance =
      ((x[number] ?? 0) - from.x) ** 2 +
      ((y[number] ?? 0) - from.y) ** 2 +
      ((z[number] ?? 0) - from.z) ** 2
    // Of a home without a point this is not a number, and no less than anything.
    if (distance < (distances[number] ?? 0)) distances[number] = distance
  }
}

function middleOf(table: ListingTable, city: SearchCity, { ofPlaces }: TownMiddles) {
  const isWanted = matchTowns(table, [city])
  const town = table.towns.find((candidate, id) => isWanted[id] && ofPlaces.has(candidate.key))
  return town && ofPlaces.get(town.key)
}

/** The places in which homes are visible in a language, by name. */
export function listPlaces(table: ListingTable, locale: Locale, middles: TownMiddles): ListPlace[] {
  const visible = setOf(table, `locale ${locale}`)
  const places = new Map<string, ListPlace>()
  for (const number of table.numbers.values()) {
    const town = table.towns[table.columns.town[number] ?? -1]
    if (town === undefined || places.has(town.key) || !hasBit(visible, number)) continue
    const { key, zip, countryId, names } = town
    const name = names[locale] ?? ''
    const point = middles.ofPlaces.get(key) ?? null
    if (name !== '') places.set(key, { key, name, zip, countryId, point })
  }
  return [...places.values()].sort(
    (a, b) => a.name.localeCompare(b.name, locale) || (a.zip < b.zip ? -1 : 1),
  )
}

/** Towns around a place that are offered in its stead. */
const nearTowns = { count: 12, reachKm: 15 } as const

/** The towns with homes around the places of a search, the nearest first. */
export function listNearTowns(
  table: ListingTable,
  subject: SearchSubject,
  middles: TownMiddles,
): SearchCity[] {
  const { criteria, centres, scope } = subject
  if (criteria.cities.length === 0) return []
  const points = findCentres(table, { criteria, centres }, middles)
  const isWanted = matchTowns(table, criteria.cities)
  const chosen = new Set(table.towns.filter((_town, id) => isWanted[id]).map(({ key }) => key))
  return listPlaces(table, scope.locale, middles)
    .flatMap(({ key, name, zip, point }) =>
      point === null || chosen.has(key)
        ? []
        : [{ name, zip, km: Math.min(...points.map((from) => distanceKm(from, point))) }],
    )
    .filter(({ km }) => km <= nearTowns.reachKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, nearTowns.count)
    .map(({ name, zip }) => ({ name, zip }))
}
