import { getTranslations } from 'next-intl/server'
import { buttonClassName } from '@/ui/button/button-class'
import { ButtonFace } from '@/ui/button/button-face'
import styles from './heart.module.css'
import { SaveToggle } from './save-toggle.client'

type SaveProps = {
  /** Public id of the home. */
  id: number
  title: string
}

/** Keeps a home, with a word among the other ways to keep a page. */
export async function SaveButton({ id, title }: SaveProps) {
  const t = await getTranslations('favourites')
  const look = buttonClassName({ variant: 'text', size: 'small' }, styles.button)
  return (
    <SaveToggle className={look} id={id} label={t('save', { title })}>
      <ButtonFace icon="heart">{t('saveShort')}</ButtonFace>
    </SaveToggle>
  )
}
