import { getTranslations } from 'next-intl/server'
import type { IgnoredParameter } from '@/domain/search/search-criteria'
import { Notice } from '@/ui/notice/notice'
import styles from './property-list-section.module.css'

/** Says which parts of the address were not understood. */
export async function ListNotes({ ignored }: { ignored: readonly IgnoredParameter[] }) {
  if (ignored.length === 0) return null
  const t = await getTranslations('properties.list')
  return (
    <div className={styles.note}>
      <Notice>{t('ignored', { value: ignored.map(({ value }) => value).join(', ') })}</Notice>
    </div>
  )
}
