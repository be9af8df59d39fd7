import { getTranslations } from 'next-intl/server'
import { nameLanguage } from '@/domain/kernel/language-names'
import type { Locale } from '@/domain/kernel/locales'
import type { PageFacts } from '@/features/routing/page-facts'
import { Icon } from '@/ui/icon/icon'
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden'
import { Flag } from './flag'
import type { Shell } from './shell-queries'
import styles from './language-switch.module.css'

type LanguageProps = { facts: PageFacts; languages: Shell['languages'] }

async function LanguageLink({
  facts,
  locale,
  showFlag,
}: {
  facts: PageFacts
  locale: Locale
  showFlag: boolean
}) {
  const target = facts.languageTargets[locale]
  const isCurrent = locale === facts.locale
  // In the language that the link leads to, not in that of the page.
  const t = await getTranslations({ locale, namespace: 'shell' })
  return (
    // A plain anchor: the language of the whole document changes, so it is loaded anew.
    <a
      aria-current={isCurrent ? 'true' : undefined}
      className={styles.link}
      data-language={locale}
      href={target?.href ?? `/${locale}/`}
      hrefLang={locale}
      lang={locale}
    >
      {showFlag && <Flag locale={locale} />}
      {nameLanguage(locale)}
      {target && !target.isSamePage && (
        <VisuallyHidden> ({t('elsewhereInLanguage')})</VisuallyHidden>
      )}
    </a>
  )
}

const listOffered = ({ facts, languages }: LanguageProps): Locale[] =>
  languages.enabled.filter((locale) => facts.languages?.includes(locale) ?? true)

/** The page in the other languages, each by its own name. */
export async function LanguageLinks({ facts, languages }: LanguageProps) {
  const offered = listOffered({ facts, languages })
  if (offered.length < 2) return null
  return (
    <ul className={styles.list}>
      {offered.map((locale) => (
        <li key={locale}>
          <LanguageLink facts={facts} locale={locale} showFlag={languages.showFlags} />
        </li>
      ))}
    </ul>
  )
}

/** Two letters that unfold into the languages; nothing where there is only one. */
export async function LanguageSwitch({ facts, languages }: LanguageProps) {
  if (listOffered({ facts, languages }).length < 2) return null
  const t = await getTranslations('shell')
  return (
    <details className={styles.switch} data-closes-outside name="main-menu">
      <summary className={styles.summary}>
        <span aria-hidden>{facts.locale.toUpperCase()}</span>
        <VisuallyHidden>{t('language', { name: nameLanguage(facts.locale) })}</VisuallyHidden>
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className={styles.panel}>
        <LanguageLinks facts={facts} languages={languages} />
      </div>
    </details>
  )
}
