import { languageNames } from '@/domain/kernel/language-names'
import { toLocale, toMeantLocales, type Locale } from '@/domain/kernel/locales'
import { buildWindowCardsPath } from '@/domain/routes/desk'
import { isAvailableStatus, propertyStatuses } from '@/domain/properties/statuses'
import { buildBrochurePath } from '@/domain/routes/brochures'
import styles from './print-kit.module.css'
import { printTexts } from './texts'

type PrintPropertyProps = {
  id?: number | string
  data?: {
    publicId?: unknown
    status?: unknown
    _status?: unknown
    isDiscreet?: unknown
    visibleIn?: unknown
  }
  i18n: { language: string }
}

/** Whether visitors have the home on paper, as far as its form can tell. */
function isOnPaper(data: PrintPropertyProps['data']): boolean {
  const status = propertyStatuses.find((one) => one === data?.status)
  return (
    data?._status === 'published' &&
    data.isDiscreet !== true &&
    status !== undefined &&
    isAvailableStatus(status)
  )
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
export function PrintProperty({ id, data, i18n }: PrintPropertyProps) {
  const language = toLocale(i18n.language)
  const publicId = Number(data?.publicId)
  const chosen = Array.isArray(data?.visibleIn) ? data.visibleIn.map(String) : null
  const languages = toMeantLocales(chosen)
  const shared = { language, languages }
  return (
    <div className="field-type">
      <h3>{printTexts.title[language]}</h3>
      {id !== undefined && isOnPaper(data) ? (
        <dl className={styles.prints}>
          <Links
            {...shared}
            title={printTexts.card[language]}
            toHref={(locale) => buildWindowCardsPath([Number(id)], locale)}
          />
          <Links
            {...shared}
            title={printTexts.sheet[language]}
            toHref={(locale) => buildBrochurePath(locale, publicId)}
          />
        </dl>
      ) : (
        <p>{printTexts.unpublished[language]}</p>
      )}
    </div>
  )
}
