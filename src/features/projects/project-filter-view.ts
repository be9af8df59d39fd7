import type { DeliveryPeriod } from '@/domain/projects/delivery'
import type { ProjectCounts } from '@/domain/projects/match-projects'
import type { ProjectCriteria } from '@/domain/projects/project-criteria'
import type { Counted } from '@/domain/search/facet-counts'
import type { SearchCity } from '@/domain/search/search-criteria'
import { toCityValue } from '@/features/properties/filter-figures'
import type { FilterType } from '@/features/properties/filter-view'

/** What the filters of a list of projects offer; a filter without choices is left out. */
export type ProjectFilterView = {
  types: FilterType[]
  /** The chosen ones first. */
  places: SearchCity[]
  bedrooms: number[]
  delivery: DeliveryPeriod[]
  hasSoldOut: boolean
}

function keep<Value>(counts: readonly Counted<Value>[], chosen: readonly Value[]): Value[] {
  return counts
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
    .map(({ value }) => value)
}

/** One choice that all projects answer to tells none of them apart, unless it is made. */
function whereTelling<Value>(values: Value[], isChosen: boolean): Value[] {
  return values.length > 1 || isChosen ? values : []
}

/**
 * What to offer: choices that some project of the whole list answers to, and every choice that is
 * made already, so that it can be taken back.
 *
 * @param whole counts of the list without any filter
 */
export function toProjectFilterView(
  criteria: ProjectCriteria,
  whole: ProjectCounts,
  types: readonly FilterType[],
): ProjectFilterView {
  const { cities, typeIds, minBedrooms, delivery, hidesSoldOut } = criteria
  const chosenPlaces = new Set(cities.map(toCityValue))
  const others = whole.cities
    .map(({ value }) => value)
    .filter((place) => !chosenPlaces.has(toCityValue(place)))
  const standing = new Set(keep(whole.typeIds, typeIds))
  const bedrooms = keep(whole.minBedrooms, minBedrooms === null ? [] : [minBedrooms])
  const own = minBedrooms === null || bedrooms.includes(minBedrooms) ? [] : [minBedrooms]
  return {
    types: whereTelling(
      types.filter(({ webId }) => standing.has(webId) || typeIds.includes(webId)),
      typeIds.length > 0,
    ),
    places: whereTelling([...cities, ...others], cities.length > 0),
    bedrooms: [...bedrooms, ...own],
    delivery: whereTelling(keep(whole.delivery, delivery), delivery.length > 0),
    hasSoldOut: hidesSoldOut || whole.open < whole.total,
  }
}

/** How many choices of each menu are on, for the number beside its name. */
export function countActiveFilters(criteria: ProjectCriteria) {
  const on = (...parts: boolean[]) => parts.filter(Boolean).length
  const groups = {
    type: criteria.typeIds.length,
    place: criteria.cities.length,
    price: on(criteria.minPrice !== null, criteria.maxPrice !== null),
    bedrooms: on(criteria.minBedrooms !== null),
    delivery: criteria.delivery.length,
    availability: on(criteria.hidesSoldOut),
  }
  return { ...groups, all: Object.values(groups).reduce((sum, count) => sum + count, 0) }
}
