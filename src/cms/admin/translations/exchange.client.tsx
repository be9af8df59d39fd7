'use client'

import { useId } from 'react'
import { Button } from '@payloadcms/ui'
import { formatNumber } from '@/domain/formats/numbers'
import { languageNames } from '@/domain/kernel/language-names'
import type { Locale } from '@/domain/kernel/locales'
import { exchangeBounds } from '@/domain/translations/exchange-bounds'
import type { ImportLine, ImportReport } from '../../translations/import-report'
import { say } from '../say'
import { exchangeTexts, problemTexts } from './exchange-texts'
import { sayRefusal } from './say-refusal'
import styles from './exchange.module.css'
import { useExchange } from './use-exchange.client'

type ExchangeProps = {
  hrefs: { xliff: string; json: string }
  /** How many texts the list has, of which a file takes the first ones. */
  total: number
  language: Locale
}

const countOf = (lines: readonly ImportLine[], kind: ImportLine['result']['kind']) =>
  lines.filter(({ result }) => result.kind === kind).length

function Line({ line, target, language }: { line: ImportLine; target: Locale; language: Locale }) {
  const { result, title, label, text, key } = line
  return (
    <li className={styles.line} data-kind={result.kind}>
      <strong>{[title, label?.[language] ?? key].filter((part) => part !== '').join(' › ')}</strong>
      {result.kind === 'refused' && (
        <p className={styles.refusal}>{sayRefusal(result.refusal, language)}</p>
      )}
      {result.kind === 'confirmed' && <p>{say(exchangeTexts.confirmed, language)}</p>}
      {result.kind === 'changed' && result.before !== '' && (
        <p className={styles.before} lang={target}>
          <del>{result.before}</del>
        </p>
      )}
      <p lang={target}>{text}</p>
    </li>
  )
}

type ReportProps = { report: ImportReport; isApplied: boolean; language: Locale }

/** How many texts change, stay and are refused; and each of them by itself. */
function Report({ report, isApplied, language }: ReportProps) {
  const { lines, unchanged, open, unknown, target } = report
  const counts = [
    [isApplied ? exchangeTexts.changed : exchangeTexts.wouldChange, countOf(lines, 'changed')],
    [exchangeTexts.wouldConfirm, countOf(lines, 'confirmed')],
    [exchangeTexts.refused, countOf(lines, 'refused')],
    [exchangeTexts.unchanged, unchanged],
    [exchangeTexts.open, open],
    [exchangeTexts.unknown, unknown.length],
  ] as const
  const name = languageNames[target][language]
  return (
    <>
      <p>
        {say(exchangeTexts.target, language, { language: name })}.{' '}
        {counts
          .filter(([, count], index) => index === 0 || count > 0)
          .map(([text, count]) => say(text, language, { count }))
          .join(', ')}
        .
      </p>
      <ul className={styles.lines}>
        {lines
          .toSorted(
            (a, b) => Number(b.result.kind === 'refused') - Number(a.result.kind === 'refused'),
          )
          .map((line) => (
            <Line key={line.key} language={language} line={line} target={target} />
          ))}
      </ul>
    </>
  )
}

/** Texts leave as a file, and come back translated: looked through first, then taken in. */
export function Exchange({ hrefs, total, language }: ExchangeProps) {
  const id = useId()
  const { file, state, choose, look, apply } = useExchange(language)
  const lines = state.kind === 'report' && state.deed === 'look' ? state.report.lines : []
  const count = countOf(lines, 'changed') + countOf(lines, 'confirmed')
  const isLooking = state.kind === 'busy' && state.deed === 'look'
  const isApplying = state.kind === 'busy' && state.deed === 'apply'
  return (
    <details className={styles.exchange}>
      <summary>{say(exchangeTexts.title, language)}</summary>
      <div className={styles.body}>
        <p>{say(exchangeTexts.intro, language)}</p>
        {total > exchangeBounds.texts && (
          <p>{say(exchangeTexts.part, language, { max: formatNumber(exchangeBounds.texts) })}</p>
        )}
        <p className={styles.downloads}>
          <a href={hrefs.xliff}>{say(exchangeTexts.xliff, language)}</a>
          <a href={hrefs.json}>{say(exchangeTexts.json, language)}</a>
        </p>
        <div className={styles.upload}>
          <label htmlFor={id}>{say(exchangeTexts.file, language)}</label>
          <input
            accept=".xlf,.xliff,.xml,.json"
            id={id}
            onChange={({ target }) => choose(target.files?.[0] ?? null)}
            type="file"
          />
          <Button
            buttonStyle="secondary"
            disabled={file === null || state.kind === 'busy'}
            margin={false}
            onClick={() => void look()}
          >
            {say(isLooking ? exchangeTexts.looking : exchangeTexts.look, language)}
          </Button>
          {(count > 0 || isApplying) && (
            <Button disabled={isApplying} margin={false} onClick={() => void apply()}>
              {say(isApplying ? exchangeTexts.applying : exchangeTexts.apply, language, { count })}
            </Button>
          )}
        </div>
        <div aria-live="polite">
          {state.kind === 'problem' && (
            <p className={styles.refusal}>
              {say(
                state.problem === 'failed' || state.problem === 'tooLarge'
                  ? exchangeTexts[state.problem]
                  : problemTexts[state.problem],
                language,
              )}
            </p>
          )}
          {state.kind === 'report' && (
            <Report isApplied={state.deed === 'apply'} language={language} report={state.report} />
          )}
        </div>
      </div>
    </details>
  )
}
