import 'server-only'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import type { GeoPoint } from '@/domain/places/location'
import type { ListKey } from '@/domain/properties/visibility'
import { centreKey } from '@/domain/search/listing-places'
import {
  createCriteria,
  type SearchCity,
  type SearchCriteria,
} from '@/domain/search/search-criteria'
import type { SearchSubject } from '@/domain/search/search-scope'
import { findPlacePoint } from './place-queries'
import { findListingPresets } from './preset-queries'

/** A list and what a visitor asks for within it. Absent criteria exclude nothing. */
export type ListingQuery = Partial<Omit<SearchCriteria, 'view'>> & {
  locale: Locale
  lists?: readonly ListKey[]
  /** Ids of saved lists; several are merged without duplicates. The first one orders the result. */
  presetIds?: readonly number[]
  perPage?: number
}

/** The question that a query puts to the index today. */
export async function toSearchSubject(query: ListingQuery): Promise<SearchSubject> {
  const { locale, lists, presetIds = [], perPage: _perPage, ...wishes } = query
  const presets = presetIds.length === 0 ? undefined : await findListingPresets(presetIds)
  const criteria = createCriteria(wishes)
  return {
    scope: { locale, lists, presets },
    criteria,
    today: toBelgianDay(new Date()),
    centres: await findCentres(criteria.cities),
  }
}

/** Where the editors say that the places of a search lie. */
async function findCentres(cities: readonly SearchCity[]): Promise<ReadonlyMap<string, GeoPoint>> {
  const points = await Promise.all(cities.map(findPlacePoint))
  return new Map(
    cities.flatMap((city, index) => {
      const point = points[index]
      return point ? [[centreKey(city), point] as const] : []
    }),
  )
}
