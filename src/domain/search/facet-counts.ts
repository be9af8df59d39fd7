import type { AvailabilityChoice, EnergyClass, SearchFeature } from './search-criteria'

/** A choice of a filter and how many homes a search with that choice would find. */
export type Counted<Value> = { value: Value; count: number }

/**
 * How many homes stand behind every choice of every filter. A choice of a filter of which any may
 * match (types, places, energy classes) and of a filter with one value (bedrooms, availability,
 * radius) is counted under all other filters, without its own; a feature is counted with itself
 * added to all filters. Choices that no home answers to are listed with 0, places are left out.
 */
export type FacetCounts = {
  /** Homes that the search finds. */
  total: number
  /** Web ids. */
  typeIds: Counted<number>[]
  /** Keys of `placeKey`. */
  places: Counted<string>[]
  /** One for each of `radiusChoicesKm`; empty without places in the search. */
  radiusKm: Counted<number>[]
  /** "At least": 1 to 5. */
  minBedrooms: Counted<number>[]
  /** "At least": 1 to 4. */
  minBathrooms: Counted<number>[]
  energy: Counted<EnergyClass>[]
  features: Counted<SearchFeature>[]
  available: Counted<AvailabilityChoice>[]
  /** Homes without a public price that the tick adds to the price filter. */
  onRequest: number
}

/** A place of the lists: one per country, postcode and town, whatever the language or spelling. */
export function placeKey(place: { countryId: number; zip: string; cityKey: string }): string {
  return `${place.countryId} ${place.zip} ${place.cityKey}`
}
