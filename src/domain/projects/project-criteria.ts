import { createChoiceListParameter, createChoiceParameter } from '../search/parameter'
import {
  createCriteria,
  formatCriteria,
  getParameterName,
  parseCriteria,
  searchSorts,
  type IgnoredParameter,
  type SearchCriteria,
} from '../search/search-criteria'
import { deliveryPeriods, type DeliveryPeriod } from './delivery'
import { unitSorts } from './unit-criteria'

/** `delivery` puts first what is delivered first. */
export const projectSorts = ['newest', 'price-asc', 'price-desc', 'delivery'] as const

export type ProjectSort = (typeof projectSorts)[number]

/** What of the criteria of homes a list of projects knows as well, under the same names. */
type SharedCriteria = Pick<
  SearchCriteria,
  'cities' | 'typeIds' | 'minPrice' | 'maxPrice' | 'minBedrooms' | 'page'
>

/** What a visitor looks for among projects. The address of their list holds all of it. */
export type ProjectCriteria = SharedCriteria & {
  /** Any of these; empty means all, projects without a day of delivery among them. */
  delivery: DeliveryPeriod[]
  /** Leaves out projects of which every unit is sold or let. */
  hidesSoldOut: boolean
  /** Null for the order that the list has of its own. */
  sort: ProjectSort | null
}

const sharedFields = [
  'cities',
  'typeIds',
  'minPrice',
  'maxPrice',
  'minBedrooms',
  'available',
  'page',
] as const satisfies readonly (keyof SearchCriteria)[]

const deliveryParameter = createChoiceListParameter('delivery', deliveryPeriods)
const sortParameter = createChoiceParameter(getParameterName('sort'), projectSorts)

/** Names in the address, which are also the `name` of the controls. */
export const projectParameters = {
  delivery: deliveryParameter.name,
  available: getParameterName('available'),
  sort: sortParameter.name,
} as const

/** The value of the parameter `available` that hides what is sold out. */
export const openValue = 'open'

/** Criteria that exclude nothing. */
export function createProjectCriteria(wishes: Partial<ProjectCriteria> = {}): ProjectCriteria {
  return { ...parseProjectCriteria(new URLSearchParams()).criteria, ...wishes }
}

/**
 * Reads criteria from an address, as `parseCriteria` does for homes: never fails, and lists what
 * was not understood. What belongs to lists of homes alone is not listed.
 */
export function parseProjectCriteria(params: URLSearchParams): {
  criteria: ProjectCriteria
  ignored: IgnoredParameter[]
} {
  const shared = parseCriteria(params)
  const { cities, typeIds, minPrice, maxPrice, minBedrooms, available, page } = shared.criteria
  const delivery = deliveryParameter.read(valuesOf(params, deliveryParameter.name))
  const sort = sortParameter.read(valuesOf(params, sortParameter.name))
  const isSorted = valuesOf(params, sortParameter.name)[0] === sort.value
  const names = new Set(sharedFields.map(getParameterName))
  const isOtherMoment = available !== 'any' && available !== openValue
  return {
    criteria: {
      cities,
      typeIds,
      minPrice,
      maxPrice,
      minBedrooms,
      delivery: delivery.value,
      hidesSoldOut: available === openValue,
      sort: isSorted ? sort.value : null,
      page,
    },
    ignored: [
      ...shared.ignored.filter(({ key }) => names.has(key)),
      ...(isOtherMoment ? [{ key: projectParameters.available, value: available }] : []),
      ...delivery.ignored.map((value) => ({ key: deliveryParameter.name, value })),
      ...sort.ignored.map((value) => ({ key: sortParameter.name, value })),
    ],
  }
}

/** Writes criteria as a query without question mark, in one order; defaults are left out. */
export function formatProjectCriteria(criteria: ProjectCriteria): string {
  const { page, delivery, hidesSoldOut, sort, ...shared } = criteria
  const available = hidesSoldOut ? openValue : 'any'
  const query = new URLSearchParams(formatCriteria(createCriteria({ ...shared, available })))
  for (const value of deliveryParameter.write(delivery)) {
    query.append(deliveryParameter.name, value)
  }
  if (sort !== null) query.set(sortParameter.name, sort)
  if (page > 1) query.set(getParameterName('page'), String(page))
  return query.toString()
}

/** Orders that lists of projects and tables of units know and lists of homes do not. */
const furtherSorts: ReadonlySet<string> = new Set(
  [...projectSorts, ...unitSorts].filter((sort) => !searchSorts.some((known) => known === sort)),
)

/** Parameters that only pages of projects read. */
export const projectParameterNames: readonly string[] = [deliveryParameter.name]

/**
 * Adds to the normalised query of homes what only pages of projects understand, in the one spelling
 * as well. Values that nobody understands leave the name of the parameter behind, as there.
 *
 * @param kept what `normaliseQuery` made of the same query; changed in place
 */
export function keepProjectParameters(query: URLSearchParams, kept: URLSearchParams): void {
  const [sort = ''] = valuesOf(query, sortParameter.name)
  if (furtherSorts.has(sort)) kept.set(sortParameter.name, sort)
  const { value, ignored } = deliveryParameter.read(valuesOf(query, deliveryParameter.name))
  for (const period of deliveryParameter.write(value)) kept.append(deliveryParameter.name, period)
  if (ignored.length > 0) kept.append(deliveryParameter.name, deliveryParameter.name)
}

function valuesOf(params: URLSearchParams, name: string): string[] {
  return params
    .getAll(name)
    .map((value) => value.trim())
    .filter((value) => value !== '')
}
