import type { Locale } from '@/domain/kernel/locales'
import type { ListKey } from '@/domain/properties/visibility'
import type { SearchCity, SearchSort } from '@/domain/search/search-criteria'

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
export type ListingScope = {
  locale: Locale
  /** Any of these lists; without lists and presets, everything that is for sale or for rent. */
  lists?: readonly ListKey[]
  /** Any of these saved lists. */
  presets?: readonly ListingPreset[]
}

/** What a visitor asks for within a list. Empty and absent criteria exclude nothing. */
export type ListingCriteria = {
  q?: string
  cities?: readonly SearchCity[]
  zips?: readonly string[]
  typeIds?: readonly number[]
  /** Whole euros. */
  minPrice?: number | null
  maxPrice?: number | null
  minBedrooms?: number | null
  /** Without it, a price filter leaves out what has no public price. */
  includeOnRequest?: boolean
}
