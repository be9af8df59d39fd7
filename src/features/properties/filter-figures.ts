import type { Counted, FacetCounts } from '@/domain/search/facet-counts'
import {
  getParameterName,
  type SearchCriteria,
  type SearchCity,
} from '@/domain/search/search-criteria'

/** How many homes stand behind a choice, by `toFigureKey`; what is missing stands for none. */
export type FilterFigures = Readonly<Record<string, number>>

/** Names a choice as the form sends it: `with=garden`. An empty value is the choice of nothing. */
export function toFigureKey(name: string, value: string | number): string {
  return `${name}=${value}`
}

/** A place as it stands in an address: `Gent|9000`. */
export function toCityValue({ name, zip }: SearchCity): string {
  return `${name}|${zip}`
}

function collect(
  field: keyof SearchCriteria,
  counts: readonly Counted<string | number>[],
): [string, number][] {
  const name = getParameterName(field)
  return counts.map(({ value, count }) => [toFigureKey(name, value), count])
}

/**
 * The counts of all choices under the names and values of the form's controls, so that a page and
 * an answer to a script speak of the same control in the same words.
 *
 * @param places the places on offer, by the key under which they are counted
 */
export function toFilterFigures(
  facets: FacetCounts,
  places: readonly (SearchCity & { key: string })[],
): FilterFigures {
  const placeCounts = new Map(facets.places.map(({ value, count }) => [value, count]))
  const cities = places.map((place) => ({
    value: toCityValue(place),
    count: placeCounts.get(place.key) ?? 0,
  }))
  return Object.fromEntries([
    ...collect('typeIds', facets.typeIds),
    ...collect('cities', cities),
    ...collect('radiusKm', facets.radiusKm),
    ...collect('minBedrooms', facets.minBedrooms),
    ...collect('minBathrooms', facets.minBathrooms),
    ...collect('energy', facets.energy),
    ...collect('features', facets.features),
    ...collect('available', facets.available),
    [toFigureKey(getParameterName('includeOnRequest'), '1'), facets.onRequest],
  ])
}

/** Places that stand in a page itself; the others come when the list of places is opened. */
const shownPlacesMax = 40

/**
 * The values of a long row of places that hold the fewest homes, beyond those that a page shows at once;
 * none for a row that is not long.
 */
export function findLatePlaces(
  values: readonly string[],
  figures: FilterFigures,
  max = shownPlacesMax,
): ReadonlySet<string> {
  const name = getParameterName('cities')
  const count = (value: string) => figures[toFigureKey(name, value)] ?? 0
  return new Set(values.toSorted((a, b) => count(b) - count(a)).slice(max))
}
