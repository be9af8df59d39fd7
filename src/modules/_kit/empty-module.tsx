import { getTranslations } from 'next-intl/server'
import type { ModuleProps } from './module-view'
import styles from './unknown-box.module.css'

/**
 * Stands where a module has nothing to show. Visitors see nothing; in their preview editors
 * read which module it is and why.
 */
export async function EmptyModule({
  module,
  namesHidden,
  why = 'emptyRelation',
}: Pick<ModuleProps, 'module' | 'namesHidden'> & { why?: 'emptyRelation' | 'emptyText' }) {
  if (!namesHidden) return null
  const t = await getTranslations('modules')
  return (
    <div className={styles.box}>
      <strong>{module.name}</strong>
      <p>{t(why)}</p>
    </div>
  )
}
