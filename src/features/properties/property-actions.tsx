import { getTranslations } from 'next-intl/server'
import { SaveButton } from '@/features/favourites/save-heart'
import { ButtonLink } from '@/ui/button/button-link'
import { ShareActions } from './share-actions.client'
import styles from './property-actions.module.css'

type PropertyActionsProps = {
  title: string
  url: string
  /** Public id of a home that may be saved. */
  savedId?: number
}

/** Ways to keep the page and to pass it on: a mail that needs no script, the address, paper. */
export async function PropertyActions({ title, url, savedId }: PropertyActionsProps) {
  const t = await getTranslations('properties.detail.actions')
  const query = [
    ['subject', title],
    ['body', `${title}\n${url}`],
  ].map(([name, text = '']) => `${name}=${encodeURIComponent(text)}`)
  return (
    <nav aria-label={t('title')} className={styles.actions}>
      {savedId !== undefined && <SaveButton id={savedId} title={title} />}
      <ButtonLink href={`mailto:?${query.join('&')}`} icon="mail" size="small" variant="text">
        {t('mail')}
      </ButtonLink>
      <ShareActions copiedText={t('copied')} copyText={t('copy')} printText={t('print')} />
    </nav>
  )
}
