import type { TypedUser } from 'payload'
import { isAdministrator } from '../access/administrators-only'
import { inspectorHref } from './address-inspector/inspector-path'
import { inspectorTexts } from './address-inspector/texts'
import { personalDataHref } from './personal-data/personal-data-path'
import { personalDataTexts } from './personal-data/texts'
import { say } from './say'
import styles from './translations/translations.module.css'

type ScreenLinksProps = { user: TypedUser | null; i18n: { language: string } }

/** At the end of the menu: the screens that are no list of records, which the framework does not name. */
export function ScreenLinks({ user, i18n }: ScreenLinksProps) {
  const screens = [
    { href: inspectorHref, text: inspectorTexts.title },
    ...(isAdministrator(user) ? [{ href: personalDataHref, text: personalDataTexts.title }] : []),
  ]
  return screens.map(({ href, text }) => (
    <a className={`nav__link ${styles.navLink}`} href={href} key={href}>
      <span className="nav__link-label">{say(text, i18n.language)}</span>
    </a>
  ))
}
