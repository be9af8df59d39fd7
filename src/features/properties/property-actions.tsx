import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/ui/button/button-link'
import { ShareActions } from './share-actions.client'
import styles from './property-actions.module.css'

/** Ways to pass the page on: a mail that needs no script, the address, paper. */
export async function PropertyActions({ title, url }: { title: string; url: string }) {
  const t = await getTranslations('properties.detail.actions')
  const query = [
    ['subject', title],
    ['body', `${title}\n${url}`],
  ].map(([name, text = '']) => `${name}=${encodeURIComponent(text)}`)
  return (
    <nav aria-label={t('title')} className={styles.actions}>
      <ButtonLink href={`mailto:?${query.join('&')}`} icon="mail" size="small" variant="text">
        {t('mail')}
      </ButtonLink>
      <ShareActions copiedText={t('copied')} copyText={t('copy')} printText={t('print')} />
    </nav>
  )
}
