import type { Counted, FacetCounts } from '@/domain/search/facet-counts'
import {
  type AvailabilityChoice,
  type EnergyClass,
  type SearchCity,
  type SearchCriteria,
  type SearchFeature,
} from '@/domain/search/search-criteria'
import { toCityValue } from './filter-figures'

/** A place on offer, with the key under which its homes are counted. */
export type FilterPlace = SearchCity & { key: string }

/** A type on offer, by its web id. */
export type FilterType = { webId: number; name: string }

/** What the filters of a list offer to choose from. */
export type FilterView = {
  types: FilterType[]
  /** The chosen ones first, then by name. */
  places: SearchCity[]
  bedrooms: number[]
  bathrooms: number[]
  energy: EnergyClass[]
  features: SearchFeature[]
  available: AvailabilityChoice[]
  /** Whether homes without a public price stand in the list. */
  hasOnRequest: boolean
}

/**
 * What to offer: every choice that somebody in the whole list answers to, and every choice that is
 * made already, so that it can be taken back. That leaves life annuities out of homes for rent and
 * furniture out of plots, without a rule for either.
 *
 * @param whole counts of the list without any filter
 */
export function toFilterView(
  criteria: SearchCriteria,
  whole: FacetCounts,
  offer: { types: readonly FilterType[]; places: readonly FilterPlace[] },
): FilterView {
  const { typeIds, minBedrooms, minBathrooms, energy, features, available } = criteria
  const standing = new Set(keep(whole.typeIds, typeIds))
  const inhabited = new Set(keep(whole.places, []))
  const availability = keep(whole.available, [available]).filter((choice) => choice !== 'any')
  return {
    types: offer.types.filter(({ webId }) => standing.has(webId)),
    places: sortPlaces(
      criteria.cities,
      offer.places.filter(({ key }) => inhabited.has(key)),
    ),
    bedrooms: keepFigures(whole.minBedrooms, minBedrooms),
    bathrooms: keepFigures(whole.minBathrooms, minBathrooms),
    energy: keep(whole.energy, energy),
    features: keep(whole.features, features),
    available: availability.length > 0 ? ['any', ...availability] : [],
    hasOnRequest: whole.onRequest > 0 || criteria.includeOnRequest,
  }
}

function keep<Value>(counts: readonly Counted<Value>[], chosen: readonly unknown[]): Value[] {
  return counts
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
    .map(({ value }) => value)
}

/** An address may ask for more rooms than the list has choices for. */
function keepFigures(counts: readonly Counted<number>[], chosen: number | null): number[] {
  const kept = keep(counts, [chosen])
  return chosen === null || kept.includes(chosen) ? kept : [...kept, chosen]
}

/** A place may be asked for under a name of another language; it then stands there as it was asked. */
function sortPlaces(chosen: readonly SearchCity[], places: readonly SearchCity[]): SearchCity[] {
  const values = new Set(chosen.map(toCityValue))
  const others = places
    .filter((place) => !values.has(toCityValue(place)))
    .map(({ name, zip }) => ({ name, zip }))
    .sort((a, b) => a.name.localeCompare(b.name, 'nl-BE') || a.zip.localeCompare(b.zip, 'nl-BE'))
  return [...chosen, ...others]
}

/** How many choices of each menu are on, for the number beside its name. */
export function countActive(criteria: SearchCriteria) {
  const on = (...parts: boolean[]) => parts.filter(Boolean).length
  const { minPrice, maxPrice, minArea, maxArea, minPlot, maxPlot } = criteria
  const groups = {
    type: criteria.typeIds.length,
    place: criteria.cities.length + on(criteria.radiusKm > 0, criteria.area !== null),
    price: on(minPrice !== null, maxPrice !== null, criteria.includeOnRequest),
    rooms: on(criteria.minBedrooms !== null, criteria.minBathrooms !== null),
    energy: criteria.energy.length,
    more:
      criteria.features.length +
      on(minArea !== null, maxArea !== null, minPlot !== null, maxPlot !== null) +
      on(criteria.available !== 'any'),
  }
  return { ...groups, all: Object.values(groups).reduce((sum, count) => sum + count, 0) }
}
