import type { Payload, TypedUser } from 'payload'
import { formatNumber } from '@/domain/formats/numbers'
import { fallbackLocale, type Locale } from '@/domain/kernel/locales'
import { findBuiltInTexts } from '../../translations/built-in-texts'
import { say } from '../say'
import { BuiltInList } from './built-in-list.client'
import { builtInTexts } from './exchange-texts'
import { screenTexts, workTexts } from './texts'
import styles from './translations.module.css'
import { builtInSection, toWorkHref, workPath, type WorkAddress } from './work-address'

type BuiltInPageProps = {
  address: WorkAddress & { locale: Locale }
  language: Locale
  payload: Payload
  user: TypedUser
}

/** Texts that stand on one page. */
const textsMax = 25

/** The texts that the site brings along: what they say, and what shows in their place. */
export async function BuiltInPage({ address, language, payload, user }: BuiltInPageProps) {
  const { locale, search, show, page } = address
  const isReplaced = show === 'fresh'
  const source: Locale = fallbackLocale
  const { texts, total } = await findBuiltInTexts(payload, user, {
    locale,
    source,
    search,
    isReplaced,
    limit: textsMax,
    offset: (page - 1) * textsMax,
  })
  const found = { locale, section: builtInSection, show, search }
  const hasMore = page * textsMax < total
  return (
    <>
      <p className={styles.found} role="status">
        {total === 1
          ? say(screenTexts.foundOne, language)
          : say(screenTexts.found, language, { count: formatNumber(total) })}
      </p>
      <p>{builtInTexts.intro[language]}</p>
      <p className={styles.keys}>{say(workTexts.keys, language)}</p>
      <BuiltInList
        key={JSON.stringify(address)}
        language={language}
        locale={locale}
        source={source}
        texts={texts}
      />
      <nav aria-label={say(screenTexts.more, language)} className={styles.pages}>
        {hasMore && (
          <a href={toWorkHref({ ...found, page: page + 1 })}>{say(screenTexts.more, language)}</a>
        )}
        {page > 1 && <a href={toWorkHref(found)}>{say(screenTexts.fromStart, language)}</a>}
        <a href={workPath}>{say(screenTexts.overview, language)}</a>
      </nav>
    </>
  )
}
