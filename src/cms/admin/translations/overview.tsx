import { languageNames } from '@/domain/kernel/language-names'
import type { Locale, LocalizedText } from '@/domain/kernel/locales'
import { formatNumber } from '@/domain/formats/numbers'
import type { TextCount } from '../../translations/count-texts'
import type { TextOwner } from '../../translations/text-owners'
import { say } from '../say'
import { builtInTexts } from './exchange-texts'
import { screenTexts } from './texts'
import styles from './translations.module.css'
import { builtInSection, toWorkHref } from './work-address'

type OverviewProps = {
  counts: readonly TextCount[]
  owners: readonly TextOwner[]
  languages: readonly Locale[]
  language: Locale
}

type Sum = { fresh: number; stale: number; missing: number }

function addUp(counts: readonly Sum[]): Sum {
  return counts.reduce(
    (sum, { fresh, stale, missing }) => ({
      fresh: sum.fresh + fresh,
      stale: sum.stale + stale,
      missing: sum.missing + missing,
    }),
    { fresh: 0, stale: 0, missing: 0 },
  )
}

type CellProps = { sum: Sum; locale: Locale; section?: string; language: Locale }

/** How complete a section is in a language; what waits leads to its list. */
function Cell({ sum, locale, section, language }: CellProps) {
  const total = sum.fresh + sum.stale + sum.missing
  if (total === 0) return <span className={styles.soft}>{say(screenTexts.noTexts, language)}</span>
  const done = say(screenTexts.doneOf, language, {
    done: formatNumber(sum.fresh),
    total: formatNumber(total),
  })
  return (
    <div className={styles.cell}>
      {sum.missing > 0 && (
        <a href={toWorkHref({ locale, section, show: 'missing' })}>
          {say(screenTexts.missingCount, language, { count: formatNumber(sum.missing) })}
        </a>
      )}
      {sum.stale > 0 && (
        <a href={toWorkHref({ locale, section, show: 'stale' })}>
          {say(screenTexts.staleCount, language, { count: formatNumber(sum.stale) })}
        </a>
      )}
      <a className={styles.done} href={toWorkHref({ locale, section, show: 'all' })}>
        {done}
      </a>
      <meter className={styles.meter} max={total} min={0} value={sum.fresh}>
        {done}
      </meter>
    </div>
  )
}

/** What waits in each language and section. */
export function Overview({ counts, owners, languages: all, language }: OverviewProps) {
  // The language that all texts are written in first has nothing to translate.
  const languages = all.filter((locale) => counts.some((count) => count.locale === locale))
  const sumOf = (locale: Locale, names: readonly string[]) =>
    addUp(counts.filter((count) => count.locale === locale && names.includes(count.owner)))
  const rows: { key: string; label: LocalizedText; names: string[]; section?: string }[] = [
    { key: 'all', label: screenTexts.everything, names: owners.map(({ name }) => name) },
    ...owners.map(({ name, label }) => ({ key: name, label, names: [name], section: name })),
  ]
  return (
    <>
      <p>{say(screenTexts.intro, language)}</p>
      <table className={styles.table} role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {say(screenTexts.section, language)}
            </th>
            {languages.map((locale) => (
              <th key={locale} role="columnheader" scope="col">
                {languageNames[locale][language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, label, names, section }) => (
            <tr key={key} role="row">
              <th role="rowheader" scope="row">
                {label[language]}
              </th>
              {languages.map((locale) => (
                <td data-label={languageNames[locale][language]} key={locale} role="cell">
                  <Cell
                    language={language}
                    locale={locale}
                    section={section}
                    sum={sumOf(locale, names)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.pages}>
        {all.map((locale) => (
          <a href={toWorkHref({ locale, section: builtInSection, show: 'all' })} key={locale}>
            {say(builtInTexts.name, language)}: {languageNames[locale][language]}
          </a>
        ))}
      </p>
    </>
  )
}
