import { getTranslations } from 'next-intl/server'
import { Icon } from '@/ui/icon/icon'
import { SavedCount } from './saved-count.client'
import { SavedNotice } from './saved-notice.client'
import styles from './saved-link.module.css'

/** The way to the saved homes, with their number, for the header. */
export async function SavedLink({ href }: { href: string }) {
  const t = await getTranslations('favourites')
  return (
    <SavedCount
      className={styles.link}
      countClassName={styles.count}
      href={href}
      label={String(t.raw('list'))}
    >
      <Icon name="heart" />
    </SavedCount>
  )
}

/** Says on every page why a heart could not be kept. */
export async function SavingProblems() {
  const t = await getTranslations('favourites')
  return <SavedNotice texts={{ refused: t('refused'), full: t('full'), close: t('close') }} />
}
