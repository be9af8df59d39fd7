import {
  createCriteria,
  formatCriteria,
  getParameterName,
  parseCriteria,
} from '../search/search-criteria'

/** The columns by which the units of a project can be put in order, either way. */
export const unitSortColumns = ['floor', 'area', 'bedrooms', 'price'] as const

export type UnitSortColumn = (typeof unitSortColumns)[number]

export type UnitSort = `${UnitSortColumn}-${'asc' | 'desc'}`

export const unitSorts: readonly UnitSort[] = unitSortColumns.flatMap((column): UnitSort[] => [
  `${column}-asc`,
  `${column}-desc`,
])

/** The column of an order, and whether the largest stands first. */
export function splitUnitSort(sort: UnitSort): { column: UnitSortColumn; isDescending: boolean } {
  const column = unitSortColumns.find((one) => sort.startsWith(`${one}-`)) ?? 'floor'
  return { column, isDescending: sort.endsWith('-desc') }
}

/** What a visitor looks for among the units of one project. */
export type UnitCriteria = {
  /** Any of these property types, by web id; empty means all. */
  typeIds: number[]
  /** 1 to 50. */
  minBedrooms: number | null
  onlyAvailable: boolean
  /** Null for the order of the project: from the ground up. */
  sort: UnitSort | null
}

/** Reads criteria from the address of a project; what is not understood says nothing. */
export function parseUnitCriteria(params: URLSearchParams): UnitCriteria {
  const { typeIds, minBedrooms, available } = parseCriteria(params).criteria
  const asked = params.get(getParameterName('sort'))
  return {
    typeIds,
    minBedrooms,
    onlyAvailable: available === 'open',
    sort: unitSorts.find((sort) => sort === asked) ?? null,
  }
}

/** Writes criteria as a query without question mark; defaults are left out. */
export function formatUnitCriteria({ sort, onlyAvailable, ...shared }: UnitCriteria): string {
  const available = onlyAvailable ? 'open' : 'any'
  const query = new URLSearchParams(formatCriteria(createCriteria({ ...shared, available })))
  if (sort !== null) query.set(getParameterName('sort'), sort)
  return query.toString()
}
