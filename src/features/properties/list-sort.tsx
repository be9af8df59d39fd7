import { getTranslations } from 'next-intl/server'
import { getParameterName, searchSorts, type SearchSort } from '@/domain/search/search-criteria'
import { Icon } from '@/ui/icon/icon'
import { sortKeys } from './filter-keys'
import styles from './list-sort.module.css'

type ListSortProps = {
  /** The form that it belongs to. */
  formId: string
  sort: SearchSort
}

/** The order of a list, at the end of the line with its size. It belongs to the filters' form. */
export async function ListSort({ formId, sort }: ListSortProps) {
  const t = await getTranslations('properties.list')
  const name = getParameterName('sort')
  const id = `list-${name}`
  return (
    <span className={styles.sort}>
      <label htmlFor={id}>{t('sort')}</label>
      <span className={styles.line}>
        <select className={styles.select} defaultValue={sort} form={formId} id={id} name={name}>
          {searchSorts.map((value) => (
            <option key={value} value={value}>
              {t(`sorts.${sortKeys[value]}`)}
            </option>
          ))}
        </select>
        <Icon className={styles.sign} name="chevron-down" size="small" />
      </span>
    </span>
  )
}
