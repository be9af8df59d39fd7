import type { Payload, TypedUser } from 'payload'
import { languageNames } from '@/domain/kernel/language-names'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { buildWindowCardsPath } from '@/domain/routes/desk'
import { buildBrochurePath } from '@/domain/routes/brochures'
import { findPapers } from './find-papers'
import styles from './print-kit.module.css'
import { printTexts } from './texts'

type PrintPropertyProps = {
  id?: number | string
  payload: Payload
  user: TypedUser | null
  i18n: { language: string }
}

type LinksProps = {
  title: string
  languages: readonly Locale[]
  language: Locale
  toHref: (locale: Locale) => string
}

function Links({ title, languages, language, toHref }: LinksProps) {
  return (
    <>
      <dt>{title}</dt>
      <dd className={styles.links}>
        {languages.map((locale) => (
          <a
            aria-label={`${title}, ${languageNames[locale][language]}`}
            className={styles.link}
            href={toHref(locale)}
            key={locale}
            rel="noopener"
            target="_blank"
          >
            {locale.toUpperCase()}
          </a>
        ))}
      </dd>
    </>
  )
}

/** Beside the form of a property: what the office prints of it, in every language it is shown in. */
export async function PrintProperty({ id, payload, user, i18n }: PrintPropertyProps) {
  const language = toLocale(i18n.language)
  const recordId = Number(id)
  const papers = Number.isInteger(recordId) ? await findPapers({ payload, user }, recordId) : null
  return (
    <div className="field-type">
      <h3>{printTexts.title[language]}</h3>
      {papers === null ? (
        <p>{printTexts.unpublished[language]}</p>
      ) : (
        <dl className={styles.prints}>
          <Links
            language={language}
            languages={papers.languages}
            title={printTexts.card[language]}
            toHref={(locale) => buildWindowCardsPath([recordId], locale)}
          />
          <Links
            language={language}
            languages={papers.languages}
            title={printTexts.sheet[language]}
            toHref={(locale) => buildBrochurePath(locale, papers.publicId)}
          />
        </dl>
      )}
    </div>
  )
}
