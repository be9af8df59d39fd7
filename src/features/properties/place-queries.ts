import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import { toLocalized, type Locale, type LocalizedText } from '@/domain/kernel/locales'
import type { GeoPoint } from '@/domain/places/location'
import { belgiumId } from '@/domain/places/countries'
import { samePlace } from '@/domain/places/place-name'
import type { SearchCity } from '@/domain/search/search-criteria'
import { anonymous, payloadAs } from '@/server/payload'

type KnownPlace = {
  countryId: string
  /** Its name by language. */
  name: Partial<LocalizedText>
  /** Every name of the place, in all languages, with other spellings. */
  names: string[]
  point: GeoPoint | null
}

/** The places with a postcode. */
async function findPlacesAt(zip: string): Promise<KnownPlace[]> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.reference)
  const door = await payloadAs(anonymous)
  const { docs } = await door.find({
    collection: 'places',
    locale: 'all',
    where: { zip: { equals: zip } },
    pagination: false,
    depth: 0,
    select: { countryId: true, name: true, aliases: true, lat: true, lng: true },
  })
  return docs.map(({ countryId, name, aliases, lat, lng }) => ({
    countryId,
    name: toLocalized(name),
    names: [...Object.values(toLocalized(name)), ...(aliases ?? [])],
    point: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null,
  }))
}

async function findPlace({ name, zip }: SearchCity): Promise<KnownPlace | undefined> {
  const places = await findPlacesAt(zip)
  return places.find(({ names }) => names.some((known) => samePlace(known, name)))
}

/** True for a place that exists, whether or not anything is to be had there. */
export async function isKnownPlace(city: SearchCity): Promise<boolean> {
  return (await findPlace(city)) !== undefined
}

/** The middle of a place as editors noted it; null when they did not, or know no such place. */
export async function findPlacePoint(city: SearchCity): Promise<GeoPoint | null> {
  return (await findPlace(city))?.point ?? null
}

/** The places with these ids, with their names in a language; those that are gone are left out. */
export async function findCities(ids: readonly number[], locale: Locale): Promise<SearchCity[]> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.reference)
  if (ids.length === 0) return []
  const door = await payloadAs(anonymous)
  const { docs } = await door.find({
    collection: 'places',
    locale,
    where: { id: { in: [...ids] } },
    pagination: false,
    depth: 0,
    sort: 'zip',
    select: { name: true, zip: true },
  })
  return docs.map(({ name, zip }) => ({ name, zip }))
}

/** The names in one language of the Belgian places with a postcode; none that editors know not. */
export async function findPlaceNames(zip: string, locale: Locale): Promise<string[]> {
  const places = await findPlacesAt(zip)
  const belgian = places.filter(({ countryId }) => Number(countryId) === belgiumId)
  return belgian.flatMap(({ name }) => name[locale] ?? [])
}
