import type { TypedUser } from 'payload'
import { toLocale } from '@/domain/kernel/locales'
import { listTranslatedLanguages } from '../../access/translated-languages'
import { say } from '../say'
import { screenTexts } from './texts'
import { workPath } from './work-address'
import styles from './translations.module.css'

type NavLinkProps = { user: TypedUser | null; i18n: { language: string } }

/** The way to the workbench, for whoever writes texts. */
export function TranslationsLink({ user, i18n }: NavLinkProps) {
  if (listTranslatedLanguages(user).length === 0) return null
  return (
    <a className={`nav__link ${styles.navLink}`} href={workPath} id="nav-translations">
      <span className="nav__link-label">{say(screenTexts.title, toLocale(i18n.language))}</span>
    </a>
  )
}
