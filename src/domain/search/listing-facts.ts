import type { CalendarDay } from '../kernel/calendar-day'
import type { Locale } from '../kernel/locales'
import type { GeoPoint } from '../places/location'
import type { FactCode } from '../properties/fact-codes'
import type { ListKey } from '../properties/visibility'
import type { SearchFeature } from './search-criteria'

/** What a search knows of a property in one language. */
export type ListingTexts = {
  locale: Locale
  /** Everything by which it may be found: keys of `toSearchKey`, with single spaces between them. */
  searchText: string
  /** Name of the town; empty when unknown. */
  city: string
}

/** Everything by which a public property is found, ordered and counted. Public facts alone. */
export type ListingFacts = {
  propertyId: number
  publicId: number
  /** One for each language in which visitors may see the property. */
  texts: readonly ListingTexts[]
  lists: readonly ListKey[]
  /** Web ids. */
  typeIds: readonly number[]
  marqueeCode: number | null
  placeId: number | null
  countryId: number
  zip: string
  /** One key per town, whatever the language or spelling; empty when unknown. */
  cityKey: string
  /** Keys of every name of the town. */
  cityKeys: readonly string[]
  /** Euro; null when visitors may not know it. */
  price: number | null
  areaM2: number | null
  plotM2: number | null
  bedrooms: number | null
  bathrooms: number | null
  /** As `energyLabels` spells it. */
  energyLabel: string | null
  features: readonly SearchFeature[]
  /** Neither under option nor sold or rented. */
  isOpen: boolean
  availability: FactCode<'availability'> | null
  availableFrom: CalendarDay | null
  point: (GeoPoint & { isApproximate: boolean }) | null
  /** Milliseconds since 1970. */
  publishedAt: number
  /** Last day on which it is shown; null for no last day. */
  visibleUntil: CalendarDay | null
}
