import type { GeoPoint } from '../places/location'
import type { PropertyGoal } from '../properties/goals'
import type { SearchArea } from '../search/search-area'
import type { SearchFeature } from '../search/search-criteria'

/** What somebody who looks for a home wants to do. */
export const wishGoals = ['buy', 'rent'] as const

export type WishGoal = (typeof wishGoals)[number]

/** What can be asked for besides rooms and surface. */
export const wishFeatures = ['garage', 'parking', 'terrace', 'garden'] as const

export type WishFeature = (typeof wishFeatures)[number]

/** What somebody wants to be told of. Null and empty lists ask for nothing. */
export type Wish = {
  goal: WishGoal
  /** Any of these, as web ids. */
  typeIds: readonly number[]
  /** Any of these, as `toPlaceCode` writes them. */
  places: readonly string[]
  /** Only inside this ring; together with places both are asked for, as in the lists. */
  area: SearchArea | null
  /** Whole euros; by the month for who rents. */
  minPrice: number | null
  maxPrice: number | null
  /** Percent by which a price may lie outside the budget, 0 to 20. */
  tolerancePercent: number
  /** Whether a home whose price is not public counts, where a budget is asked for. */
  includeOnRequest: boolean
  minBedrooms: number | null
  minBathrooms: number | null
  /** Living area in m². */
  minAreaM2: number | null
  /** All of these. */
  features: readonly WishFeature[]
}

/** What matching knows of a home: public facts alone, so that no alert betrays a hidden one. */
export type HomeFacts = {
  goal: PropertyGoal
  /** To be had by everybody: neither under option, sold or rented, nor discreet. */
  isOpen: boolean
  /** Web ids. */
  typeIds: readonly number[]
  countryId: number
  zip: string
  /** Euro; null when visitors may not know it. */
  price: number | null
  areaM2: number | null
  bedrooms: number | null
  bathrooms: number | null
  features: readonly SearchFeature[]
  /** Where visitors are shown it: moved when the address is hidden. */
  point: GeoPoint | null
}

/** One text for a postcode of a country: Belgium, Luxembourg and others share numbers. */
export function toPlaceCode({ countryId, zip }: { countryId: number; zip: string }): string {
  return `${countryId}-${zip}`
}
