import { formatNumber } from '@/domain/formats/numbers'
import { demandZones, formatZone, parseZones } from '@/domain/matching/zones'
import { distanceKm } from '@/domain/places/distance'
import type { GeoPoint } from '@/domain/places/location'
import { isInRing } from '@/domain/places/ring'
import { samePlace } from '@/domain/places/place-name'
import { propertyTypes } from '@/domain/properties/property-types'
import type { DemandStart } from '@/domain/routes/demand-address'
import type { SearchArea } from '@/domain/search/search-area'
import type { SearchCity } from '@/domain/search/search-criteria'
import type { FormValues } from '@/server/request/form-drafts'

/** A place that the site knows, with its middle. */
export type KnownPlace = SearchCity & { point: GeoPoint | null }

const isSame = (one: SearchCity, other: SearchCity) =>
  one.zip === other.zip && samePlace(one.name, other.name)

/** The places within a radius of others, nearest first. */
function findAround(
  cities: readonly SearchCity[],
  radiusKm: number,
  known: readonly KnownPlace[],
): SearchCity[] {
  const centres = known.flatMap((place) =>
    place.point !== null && cities.some((city) => isSame(city, place)) ? [place.point] : [],
  )
  return known
    .flatMap(({ point, ...place }) => {
      const distances = point === null ? [] : centres.map((centre) => distanceKm(centre, point))
      return distances.length === 0 ? [] : [{ place, km: Math.min(...distances) }]
    })
    .filter(({ place, km }) => km <= radiusKm && !cities.some((city) => isSame(city, place)))
    .toSorted((a, b) => a.km - b.km)
    .map(({ place }) => place)
}

/** The places whose middle lies within an area that was drawn. */
function findWithin(area: SearchArea | null, known: readonly KnownPlace[]): SearchCity[] {
  if (area === null) return []
  return known.filter(({ point }) => point !== null && isInRing(point, area))
}

/** A name that the form would not read as a place is left to its postcode. */
function toZoneText({ name, zip }: SearchCity): string {
  const text = formatZone({ zip, name })
  return parseZones(text)?.length === 1 ? text : zip
}

/** As many places as the form takes. */
function toZonesText(cities: readonly SearchCity[]): string {
  const texts = [...new Set(cities.map(toZoneText))].slice(0, demandZones.max)
  while (texts.join(', ').length > demandZones.maxCharacters) texts.pop()
  return texts.join(', ')
}

/** Whether a search was kept that names no place, without which nobody can be told of anything. */
export function isHalfSearch(values: FormValues): boolean {
  const wishes = Object.keys(values).filter((name) => name !== 'goal')
  return wishes.length > 0 && values['zones'] === undefined
}

/**
 * The answers with which the form begins for a search. A radius becomes the places within it, and so
 * does an area that was drawn where no place was named; as far as the form takes them.
 *
 * @param known the places of the site, for a radius and an area
 */
export function toStartValues(
  { goal, wishes }: DemandStart,
  known: readonly KnownPlace[],
): FormValues {
  const { radiusKm, typeIds, features, minBedrooms, minBathrooms, minArea } = wishes
  const cities = wishes.cities.length > 0 ? wishes.cities : findWithin(wishes.area, known)
  const around = radiusKm === 0 ? [] : findAround(cities, radiusKm, known)
  const types = propertyTypes.flatMap(({ webId, key }) => (typeIds.includes(webId) ? [key] : []))
  const values = {
    goal: goal ?? '',
    types,
    zones: toZonesText([...cities, ...around]),
    minPrice: wishes.minPrice === null ? '' : formatNumber(wishes.minPrice),
    maxPrice: wishes.maxPrice === null ? '' : formatNumber(wishes.maxPrice),
    minBedrooms: String(minBedrooms ?? ''),
    minBathrooms: String(minBathrooms ?? ''),
    minSurface: String(minArea ?? ''),
    extras: features,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0))
}
