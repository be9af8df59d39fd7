import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import {
  parseCriteria,
  type IgnoredParameter,
  type SearchCity,
  type SearchCriteria,
  type SearchSort,
} from '@/domain/search/search-criteria'
import { findOwnSort, type ListingPreset } from '@/domain/search/search-scope'
import type { FilterPlace, FilterType } from './filter-view'
import { keepKnown } from './list-state'
import { findListPlaces, type ListingQuery } from './listing-queries'
import { isKnownPlace } from './place-queries'
import { findListingPresets } from './preset-queries'
import { findPropertyTypes } from './type-queries'

/** A list as its address asks for it. */
export type ListRequest = {
  locale: Locale
  /** The saved list that the page shows; null for everything for sale and for rent. */
  presetId: number | null
  /** Null on the cached page, where the address has no query. */
  query: URLSearchParams | null
}

export type ListQuery = {
  criteria: SearchCriteria
  ignored: IgnoredParameter[]
  /** The list without what the visitor asks for. */
  whole: ListingQuery
  listing: ListingQuery
  /** The order that holds when the visitor chose none. */
  ownSort: SearchSort
  offer: { types: FilterType[]; places: FilterPlace[] }
  /** The saved list; null for everything for sale and for rent. */
  preset: ListingPreset | null
}

/** The places that exist, whether or not they are among those of the list. */
export async function findKnownCities(
  cities: readonly SearchCity[],
  places: readonly SearchCity[],
): Promise<SearchCity[]> {
  const known = await Promise.all(
    cities.map(
      async (city) =>
        places.some(({ name, zip }) => zip === city.zip && name === city.name) ||
        (await isKnownPlace(city)),
    ),
  )
  return cities.filter((_city, index) => known[index])
}

/**
 * What the address of a list asks for, without what exists nowhere. A saved list may have an order
 * of its own, which holds until the visitor chooses one.
 */
export async function readListQuery({ locale, presetId, query }: ListRequest): Promise<ListQuery> {
  const presetIds = presetId === null ? [] : [presetId]
  const [places, types, presets] = await Promise.all([
    findListPlaces(locale),
    findPropertyTypes(locale),
    findListingPresets(presetIds),
  ])
  const parsed = parseCriteria(query ?? {})
  const kept = keepKnown(parsed.criteria, {
    cities: await findKnownCities(parsed.criteria.cities, places),
    typeIds: types.map(({ webId }) => webId),
  })
  const ownSort = findOwnSort({ presets })
  // The list's own order needs no word in the addresses that follow.
  const sort = kept.criteria.sort === ownSort ? null : kept.criteria.sort
  const criteria = { ...kept.criteria, sort }
  return {
    criteria,
    ignored: [...parsed.ignored, ...kept.ignored],
    whole: { locale, presetIds },
    listing: { locale, presetIds, ...criteria },
    ownSort,
    offer: { types, places },
    preset: presets[0] ?? null,
  }
}
