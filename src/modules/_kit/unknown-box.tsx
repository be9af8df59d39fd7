import { getTranslations } from 'next-intl/server'
import type { ModuleView } from './module-view'
import styles from './unknown-box.module.css'

/** In the preview, the place of a module that visitors will not see, and why. */
export async function UnknownBox({ module }: { module: ModuleView }) {
  const t = await getTranslations('modules')
  return (
    <div className={styles.box}>
      <strong>{module.name}</strong>
      <p>{t('unknownView', { type: module.type, view: module.view || '–' })}</p>
    </div>
  )
}
