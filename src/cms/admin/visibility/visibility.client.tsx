'use client'

import { Button, useModal, useTranslation } from '@payloadcms/ui'
import { formatLongDate, formatTime } from '@/domain/formats/dates'
import { languageNames } from '@/domain/kernel/language-names'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import type { Hurdle } from '@/domain/visibility/hurdle'
import type { VisibilityReport } from '@/domain/visibility/report'
import { BesideRecord, RecordDrawer, type DeskRecord } from '../record-drawer.client'
import { say } from '../say'
import { mergeLanguages, type PlaceLine } from './merge-languages'
import { ruleTexts } from './rules'
import { panelTexts, placeNames } from './texts'
import { toFixHref } from './to-fix-href'
import { useVisibility } from './use-visibility.client'
import styles from './visibility.module.css'

type Shared = {
  language: Locale
  target: string
  record: number
  report: VisibilityReport
  onLeave: () => void
}

/** A moment or day as text for the sentence, any other value as it stands. */
function toValue({ rule, value = '' }: Hurdle, language: Locale): string {
  if (!/^\d{4}-\d{2}-\d{2}/.test(value)) return value
  const day = formatLongDate(value, language)
  // A plan is kept to its minute; the others are days.
  return rule === 'scheduled' ? `${day}, ${formatTime(value)}` : day
}

/** Languages by their codes to see, and by their names to hear. */
function Languages({ locales, language }: { locales: readonly Locale[]; language: Locale }) {
  return (
    <span className={styles.codes}>
      {locales.map((locale) => (
        <abbr key={locale} title={languageNames[locale][language]}>
          {locale.toUpperCase()}
        </abbr>
      ))}
    </span>
  )
}

type ReasonProps = Shared & { hurdle: Hurdle; locales: readonly Locale[]; line: PlaceLine }

/** A rule as a sentence, with the way to what would change it. */
function Reason({ hurdle, locales, line, language, onLeave, ...place }: ReasonProps) {
  const { text, fix } = ruleTexts[hurdle.rule]
  const { target, record, report } = place
  const locale = locales.includes(language) ? language : (locales[0] ?? language)
  const { sources } = report
  const href = fix && toFixHref(fix, { target, record, sources, source: line.source }, locale)
  return (
    <li>
      {say(text, language, { value: toValue(hurdle, language) })}
      {fix && href && (
        <>
          {' '}
          <a href={href} onClick={onLeave}>
            {say(fix.label, language)}
          </a>
        </>
      )}
    </li>
  )
}

function Shown({ line, language }: { line: PlaceLine; language: Locale }) {
  if (line.shown.length === 0) return null
  return (
    <p className={styles.shown}>
      <span className={styles.verdict}>{say(panelTexts.visible, language)}</span>
      {line.shown.map(({ locale, href, position }) => {
        const name = languageNames[locale][language]
        const place =
          position === null ? name : `${name}, ${say(panelTexts.position, language, position)}`
        return href === null ? (
          <abbr key={locale} title={place}>
            {locale.toUpperCase()}
          </abbr>
        ) : (
          <a
            aria-label={place}
            href={href}
            key={locale}
            rel="noopener"
            target="_blank"
            title={place}
          >
            {locale.toUpperCase()}
          </a>
        )
      })}
    </p>
  )
}

function Place({ line, ...shared }: Shared & { line: PlaceLine }) {
  const { language } = shared
  const title = [line, ...line.alsoOut]
    .map(({ place, name }) => {
      const kind = say(placeNames[place], language)
      return name === null ? kind : say(panelTexts.named, language, { kind, name })
    })
    .join(' · ')
  return (
    <li className={styles.place} data-shown={line.shown.length > 0}>
      <h3 className={styles.name}>{title}</h3>
      <Shown language={language} line={line} />
      {line.reasons.map(({ hurdles, locales }) => (
        <div className={styles.hidden} key={locales.join(' ')}>
          <p className={styles.shown}>
            <span className={styles.verdict}>{say(panelTexts.notVisible, language)}</span>
            <Languages language={language} locales={locales} />
          </p>
          <ul className={styles.reasons}>
            {hurdles.map((hurdle) => (
              <Reason {...shared} hurdle={hurdle} key={hurdle.rule} line={line} locales={locales} />
            ))}
          </ul>
        </div>
      ))}
    </li>
  )
}

function Addresses({ report, language }: Pick<Shared, 'report' | 'language'>) {
  return (
    <dl className={styles.addresses}>
      {report.languages.map(({ locale, addresses: [canonical, ...others] }) => (
        <div key={locale}>
          <dt>{languageNames[locale][language]}</dt>
          <dd>
            {canonical === undefined ? (
              <span className={styles.none}>{say(panelTexts.noAddress, language)}</span>
            ) : (
              <a href={canonical} rel="noopener" target="_blank">
                {canonical}
              </a>
            )}
            {others.map((href) => (
              <span className={styles.other} key={href}>
                {say(panelTexts.alsoAt, language)} {href}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Report(shared: Shared) {
  const { report, language } = shared
  return (
    <>
      <p>{say(panelTexts.help, language)}</p>
      {report.hasNewerDraft && (
        <p className={styles.note}>{say(panelTexts.newerDraft, language)}</p>
      )}
      <h2 className={styles.title}>{say(panelTexts.addresses, language)}</h2>
      <Addresses language={language} report={report} />
      <ul className={styles.places}>
        {mergeLanguages(report, language).map((line) => (
          <Place {...shared} key={line.key} line={line} />
        ))}
      </ul>
    </>
  )
}

function VisibilityDrawer({ target, record }: DeskRecord) {
  const language = toLocale(useTranslation().i18n.language)
  const { closeModal } = useModal()
  const { state, load } = useVisibility({ target, record, language })
  const slug = `visibility-${target}-${record}`
  return (
    <RecordDrawer isLive onOpen={load} slug={slug} title={say(panelTexts.open, language)}>
      {state.kind === 'loading' && <p>{say(panelTexts.loading, language)}</p>}
      {state.kind === 'failed' && (
        <>
          <p>{say(panelTexts.failed, language)}</p>
          <Button buttonStyle="secondary" className={styles.button} margin={false} onClick={load}>
            {say(panelTexts.retry, language)}
          </Button>
        </>
      )}
      {state.kind === 'read' && (
        <Report
          language={language}
          onLeave={() => closeModal(slug)}
          record={record}
          report={state.report}
          target={target}
        />
      )}
    </RecordDrawer>
  )
}

/** Beside a record: where visitors come across it, and the rule that keeps it out of the rest. */
export function Visibility() {
  return <BesideRecord Part={VisibilityDrawer} />
}
