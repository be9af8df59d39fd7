import type { CalendarDay } from '../kernel/calendar-day'
import type { Locale } from '../kernel/locales'
import type { GeoPoint } from '../places/location'
import type { ListKey } from '../properties/visibility'
import type { SearchCriteria, SearchSort } from './search-criteria'

/** A saved list, reduced to what selects and orders its properties. */
export type ListingPreset = {
  /** Null: everything that is for sale or for rent. */
  list: ListKey | null
  /** Web ids; empty means all. */
  typeIds: readonly number[]
  placeIds: readonly number[]
  marqueeCodes: readonly number[]
  onlyNew: boolean
  sort: SearchSort
  /** Most properties of this list that are shown; null for all. */
  limit: number | null
}

/** Which properties belong to a list at all, before a visitor narrows it. */
export type SearchScope = {
  locale: Locale
  /** Any of these lists; without lists and presets, everything that is for sale or for rent. */
  lists?: readonly ListKey[]
  /** Any of these saved lists; of none of them when all of them are gone. */
  presets?: readonly ListingPreset[]
}

/** The order of a list where the visitor asks for none: that of its first saved list. */
export function findOwnSort({ presets = [] }: Pick<SearchScope, 'presets'>): SearchSort {
  return presets[0]?.sort ?? 'newest'
}

/** A question to the index: what a visitor asks for within a list, on a day. */
export type SearchSubject = {
  scope: SearchScope
  criteria: SearchCriteria
  /** The Belgian day. */
  today: CalendarDay
  /**
   * The middle of places of the search, by `centreKey`. A place that is missing here has its
   * middle where its homes lie.
   */
  centres?: ReadonlyMap<string, GeoPoint>
}

/** What is shown where no list is named. */
export const openLists: readonly ListKey[] = ['forSale', 'forRent']

/** Code of the marquee "new". */
export const newMarqueeCode = 1
