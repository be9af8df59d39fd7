import type { Locale } from '@/domain/kernel/locales'
import type { ProjectCounts } from '@/domain/projects/match-projects'
import { formatProjectCriteria, type ProjectCriteria } from '@/domain/projects/project-criteria'
import { formatUnitCriteria, type UnitCriteria } from '@/domain/projects/unit-criteria'
import { buildDemandHref } from '@/domain/routes/demand-address'
import { createCriteria } from '@/domain/search/search-criteria'
import { listParameters, toListParameters, type ListName } from '@/features/lists/list-name'

/** The id of the part of a project's page that holds its units. */
export const unitsId = 'units'

function withQuery(pathname: string, query: string): string {
  return query === '' ? pathname : `${pathname}?${query}`
}

/** The address of the same list with other criteria; a change of filter starts at page 1. */
export function toProjectListHref(
  pathname: string,
  criteria: ProjectCriteria,
  change: Partial<ProjectCriteria> = {},
): string {
  return withQuery(pathname, formatProjectCriteria({ ...criteria, page: 1, ...change }))
}

/**
 * The address of the form that asks to be told of homes, with a search among projects filled in.
 *
 * @param path of the page with the form
 * @param whole counts of the list without any filter; its types stand where none was chosen
 */
export function toProjectDemandHref(
  path: string,
  { cities, typeIds, minPrice, maxPrice, minBedrooms }: ProjectCriteria,
  whole: Pick<ProjectCounts, 'typeIds'>,
): string {
  const standing = whole.typeIds.flatMap(({ value, count }) => (count > 0 ? [value] : []))
  const wishes = createCriteria({
    cities,
    typeIds: typeIds.length > 0 ? typeIds : standing,
    minPrice,
    maxPrice,
    minBedrooms,
  })
  return buildDemandHref(path, { goal: 'buy', wishes })
}

/** The address of the units of a project with other criteria. */
export function toUnitsHref(
  pathname: string,
  criteria: UnitCriteria,
  change: Partial<UnitCriteria> = {},
): string {
  return `${withQuery(pathname, formatUnitCriteria({ ...criteria, ...change }))}#${unitsId}`
}

const countsPath = '/api/project-counts/'

/** Where to ask for the counts of a list of projects; the criteria follow. */
export function toProjectCountsHref(list: ListName): string {
  return `${countsPath}?${toListParameters(list)}`
}

/** Where to ask for the counts of the units of a project; the criteria follow. */
export function toUnitCountsHref(locale: Locale, publicId: number): string {
  const parameters = { [listParameters.locale]: locale, [listParameters.id]: String(publicId) }
  return `${countsPath}?${new URLSearchParams(parameters)}`
}
