import { formatCriteria, type SearchCriteria } from '@/domain/search/search-criteria'
import { toListParameters, type ListName } from '@/features/lists/list-name'

/** Where to ask for the counts of a list; the criteria follow. */
export function toCountsHref(list: ListName): string {
  return `/api/list-counts/?${toListParameters(list)}`
}

/** Where to ask for the neighbours of a property within a result; the id follows. */
export function toNeighboursHref(list: ListName, criteria: SearchCriteria): string {
  const parameters = formatCriteria({ ...criteria, page: 1, view: 'list' })
  return `/api/neighbours/?${[toListParameters(list), parameters].map(String).filter(Boolean).join('&')}`
}
