import { Breadcrumb } from '@/ui/breadcrumb/breadcrumb'
import { getTranslations } from 'next-intl/server'
import type { Crumb } from '@/features/routing/page-facts'
import type { PageView } from './to-page-view'
import styles from './page-head.module.css'

/** Trail, title and introduction: how every page but the home page begins. */
export async function PageHead({ view, breadcrumb }: { view: PageView; breadcrumb: Crumb[] }) {
  const t = await getTranslations('shell')
  return (
    <div className={styles.head} data-page-head>
      <Breadcrumb items={breadcrumb} label={t('breadcrumb')} />
      {!view.bannerShowsTitle && <h1 className={styles.title}>{view.title}</h1>}
      {view.intro && <p className={styles.intro}>{view.intro}</p>}
    </div>
  )
}
