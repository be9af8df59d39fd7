import type { Locale } from '@/domain/kernel/locales'
import { formatCriteria, type SearchCriteria } from '@/domain/search/search-criteria'

/** Parameters of the endpoints of lists, besides the criteria. */
export const listParameters = { locale: 'locale', list: 'list', id: 'id' } as const

type ListName = { locale: Locale; presetId: number | null }

function toListParameters({ locale, presetId }: ListName): URLSearchParams {
  const parameters = new URLSearchParams({ [listParameters.locale]: locale })
  if (presetId !== null) parameters.set(listParameters.list, String(presetId))
  return parameters
}

/** Where to ask for the counts of a list; the criteria follow. */
export function toCountsHref(list: ListName): string {
  return `/api/list-counts/?${toListParameters(list)}`
}

/** Where to ask for the neighbours of a property within a result; the id follows. */
export function toNeighboursHref(list: ListName, criteria: SearchCriteria): string {
  const parameters = formatCriteria({ ...criteria, page: 1, view: 'list' })
  return `/api/neighbours/?${[toListParameters(list), parameters].map(String).filter(Boolean).join('&')}`
}
