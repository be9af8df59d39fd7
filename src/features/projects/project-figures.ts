import type { ProjectCounts } from '@/domain/projects/match-projects'
import type { UnitCounts } from '@/domain/projects/match-units'
import { openValue, projectParameters } from '@/domain/projects/project-criteria'
import type { Counted } from '@/domain/search/facet-counts'
import { getParameterName } from '@/domain/search/search-criteria'
import { toCityValue, toFigureKey, type FilterFigures } from '@/features/properties/filter-figures'

function collect(name: string, counts: readonly Counted<string | number>[]): [string, number][] {
  return counts.map(({ value, count }) => [toFigureKey(name, value), count])
}

/** The counts behind the choices of a list of projects, under the names of the controls. */
export function toProjectFigures(counts: ProjectCounts): FilterFigures {
  const cities = counts.cities.map(({ value, count }) => ({ value: toCityValue(value), count }))
  return Object.fromEntries([
    ...collect(getParameterName('cities'), cities),
    ...collect(getParameterName('typeIds'), counts.typeIds),
    ...collect(getParameterName('minBedrooms'), counts.minBedrooms),
    ...collect(projectParameters.delivery, counts.delivery),
    [toFigureKey(projectParameters.available, openValue), counts.open],
  ])
}

/** The same for the units of one project. */
export function toUnitFigures(counts: UnitCounts): FilterFigures {
  return Object.fromEntries([
    ...collect(getParameterName('typeIds'), counts.typeIds),
    ...collect(getParameterName('minBedrooms'), counts.minBedrooms),
    [toFigureKey(projectParameters.available, openValue), counts.open],
  ])
}
