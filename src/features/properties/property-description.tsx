import { getTranslations } from 'next-intl/server'
import { nameLanguageWithin } from '@/domain/kernel/language-names'
import type { Locale } from '@/domain/kernel/locales'
import { cleanDescription } from '@/domain/text/clean-description'
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden'
import { toParagraphs } from './describe-texts'
import type { TextInLanguage } from './property-view'
import styles from './property-description.module.css'

type PropertyDescriptionProps = {
  description: TextInLanguage
  locale: Locale
  /** Name of the part, for those who cannot see that it is one. */
  title: string
}

function Paragraphs({ text }: { text: string }) {
  return toParagraphs(text).map((paragraph, index) => (
    <p className={styles.paragraph} key={index}>
      {paragraph}
    </p>
  ))
}

/** A text of the agency: its beginning, and the whole once somebody asks for it. */
export async function PropertyDescription(props: PropertyDescriptionProps) {
  const { description, locale, title } = props
  const t = await getTranslations('properties.detail')
  const teaser = cleanDescription(description.text)
  const isShort = teaser === cleanDescription(description.text, description.text.length)
  const isForeign = description.locale !== locale
  return (
    <section>
      <h2>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      {isForeign && (
        <p className={styles.notice}>
          {t('otherLanguage', { language: nameLanguageWithin(description.locale, locale) })}
        </p>
      )}
      <div className={styles.text} lang={isForeign ? description.locale : undefined}>
        {isShort ? (
          <Paragraphs text={description.text} />
        ) : (
          <>
            <p className={styles.teaser}>{teaser}</p>
            <details className={styles.details}>
              <summary className={styles.summary} lang={locale}>
                {t('readMore')}
              </summary>
              <Paragraphs text={description.text} />
            </details>
          </>
        )}
      </div>
    </section>
  )
}
