import { getTranslations } from 'next-intl/server'
import { SaveButton } from '@/features/favourites/save-button'
import { ButtonLink } from '@/ui/button/button-link'
import { ShareActions } from './late-detail.client'
import { toMailHref, toWhatsAppHref } from './share-links'
import styles from './property-actions.module.css'

type PropertyActionsProps = {
  title: string
  url: string
  /** Public id of a home that may be saved. */
  savedId?: number
  /** Address of the brochure; null where there is none. */
  brochureHref?: string | null
}

/**
 * Ways to keep the page and to pass it on: plain links that need no script and ask no other site
 * before somebody follows them, the address, paper.
 */
export async function PropertyActions(props: PropertyActionsProps) {
  const { title, url, savedId, brochureHref = null } = props
  const [t, shell] = await Promise.all([
    getTranslations('properties.detail.actions'),
    getTranslations('shell'),
  ])
  const look = { size: 'small', variant: 'text' } as const
  return (
    <nav aria-label={t('title')} className={styles.actions}>
      {savedId !== undefined && <SaveButton id={savedId} title={title} />}
      <ButtonLink {...look} href={toMailHref({ title, url })} icon="mail">
        {t('mail')}
      </ButtonLink>
      <ButtonLink
        {...look}
        href={toWhatsAppHref({ title, url })}
        icon="chat"
        newTabText={`(${shell('opensNewTab')})`}
        rel="noopener noreferrer"
      >
        {t('whatsApp')}
      </ButtonLink>
      {brochureHref !== null && (
        <ButtonLink {...look} href={brochureHref} icon="download" rel="nofollow">
          {t('brochure')}
        </ButtonLink>
      )}
      <ShareActions
        texts={{
          share: t('share'),
          copy: t('copy'),
          copied: t('copied'),
          address: t('address'),
          print: t('print'),
        }}
        title={title}
        url={url}
      />
    </nav>
  )
}
