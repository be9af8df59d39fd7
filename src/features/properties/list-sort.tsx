import { getTranslations } from 'next-intl/server'
import { searchSorts, type SearchSort } from '@/domain/search/search-criteria'
import { sortKeys } from './filter-keys'
import { SortSelect } from './sort-select'

type ListSortProps = {
  /** The form that it belongs to. */
  formId: string
  sort: SearchSort
}

/** The orders of a list of homes. */
export async function ListSort({ formId, sort }: ListSortProps) {
  const t = await getTranslations('properties.list')
  const options = searchSorts.map((value) => ({ value, label: t(`sorts.${sortKeys[value]}`) }))
  return <SortSelect formId={formId} options={options} sort={sort} />
}
