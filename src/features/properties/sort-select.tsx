import { getTranslations } from 'next-intl/server'
import { getParameterName } from '@/domain/search/search-criteria'
import { Icon } from '@/ui/icon/icon'
import styles from './list-sort.module.css'

type SortSelectProps = {
  /** The form that it belongs to. */
  formId: string
  sort: string
  options: readonly { value: string; label: string }[]
}

/** The order of a list, at the end of the line with its size. It belongs to the filters' form. */
export async function SortSelect({ formId, sort, options }: SortSelectProps) {
  const t = await getTranslations('properties.list')
  const name = getParameterName('sort')
  const id = `list-${name}`
  return (
    <span className={styles.sort}>
      <label htmlFor={id}>{t('sort')}</label>
      <span className={styles.line}>
        <select className={styles.select} defaultValue={sort} form={formId} id={id} name={name}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon className={styles.sign} name="chevron-down" size="small" />
      </span>
    </span>
  )
}
