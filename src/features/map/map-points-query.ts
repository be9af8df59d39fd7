import { formatCriteria, parseCriteria, type SearchCriteria } from '@/domain/search/search-criteria'
import { readListName, toListParameters, type ListName } from '@/features/lists/list-name'

/** Which homes a map shows: those of a list, as narrowed by a visitor. */
export type MapPointsQuery = ListName & { criteria: SearchCriteria }

const endpoint = '/api/map-points/'

/** The address at which the site tells where these homes lie. */
export function toMapPointsHref({ criteria, ...list }: MapPointsQuery): string {
  // What changes the list but not the result would only make more addresses for the same answer.
  const narrowed = formatCriteria({ ...criteria, page: 1, view: 'list', sort: null })
  return `${endpoint}?${[narrowed, String(toListParameters(list))].filter(Boolean).join('&')}`
}

/** Reads such an address; a filter that is not understood excludes nothing. Null without a list. */
export function parseMapPointsQuery(params: URLSearchParams): MapPointsQuery | null {
  const list = readListName(params)
  return list && { ...list, criteria: { ...parseCriteria(params).criteria, page: 1 } }
}
