'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useId, useState, type ChangeEvent } from 'react'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { buildDeskApiPath, buildDeskListPath } from '@/domain/routes/desk'
import type { ImportAnswer, PlannedRedirect } from '@/domain/routes/plan-redirects'
import { Refused, send } from '../ask.client'
import { ColumnHeads } from '../column-heads'
import { say } from '../say'
import styles from './redirect-import.module.css'
import { faultTexts } from '../../collections/redirects/fault-texts'
import { importTexts, outcomeTexts } from './texts'

const refusals = {
  403: importTexts.forbidden,
  413: importTexts.tooLong,
} as const

function isRefusal(status: number): status is keyof typeof refusals {
  return status in refusals
}

/** Loaded anew, so that the list shows what was kept. */
const listHref = buildDeskListPath('redirects')

type Draft = { text: string; allowsForeign: boolean }

/** Sends a table; the answer, or what went wrong as a text. */
async function sendTable(
  draft: Draft,
  isFinal: boolean,
): Promise<ImportAnswer | keyof typeof importTexts> {
  try {
    return await (await send(buildDeskApiPath('redirect-import'), { ...draft, isFinal })).json()
  } catch (error) {
    if (!(error instanceof Refused) || !isRefusal(error.status)) return 'failed'
    return error.status === 403 ? 'forbidden' : 'tooLong'
  }
}

function toOutcome(planned: PlannedRedirect, language: Locale): string {
  if (planned.kind === 'refused') return say(faultTexts[planned.fault], language)
  const before = planned.kind === 'changed' ? planned.before : ''
  return say(outcomeTexts[planned.kind], language, { before })
}

function Lines({ lines, language }: { lines: readonly PlannedRedirect[]; language: Locale }) {
  // What was refused comes first: it is what an editor has to mend.
  const sorted = lines.toSorted(
    (a, b) => Number(b.kind === 'refused') - Number(a.kind === 'refused'),
  )
  return (
    <div
      className={styles.scroll}
      role="region"
      aria-label={say(importTexts.outcome, language)}
      tabIndex={0}
    >
      <table className={styles.table}>
        <ColumnHeads
          language={language}
          names={[importTexts.line, importTexts.from, importTexts.to, importTexts.outcome]}
        />
        <tbody>
          {sorted.map((planned) => (
            <tr data-kind={planned.kind} key={planned.line}>
              <td>{planned.line}</td>
              <td>{planned.from}</td>
              <td>{planned.to}</td>
              <td>{toOutcome(planned, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const countKept = (lines: readonly PlannedRedirect[]) =>
  lines.filter(({ kind }) => kind === 'made' || kind === 'changed').length

/** What was answered last, and what may be done with it. */
function useImport() {
  const [answer, setAnswer] = useState<ImportAnswer | null>(null)
  const [fault, setFault] = useState<keyof typeof importTexts | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const run = async (draft: Draft, isFinal: boolean) => {
    setIsBusy(true)
    const answered = await sendTable(draft, isFinal)
    setIsBusy(false)
    setFault(typeof answered === 'string' ? answered : null)
    if (typeof answered === 'string') return
    setAnswer(answered)
  }
  const forget = () => setAnswer(null)
  return {
    answer,
    fault,
    isBusy,
    run: (draft: Draft, isFinal: boolean) => void run(draft, isFinal),
    forget,
  }
}

function Answer({
  language,
  imported,
  draft,
}: {
  language: Locale
  imported: ReturnType<typeof useImport>
  draft: Draft
}) {
  const { answer, fault, isBusy, run } = imported
  if (fault !== null) return <p className={styles.fault}>{say(importTexts[fault], language)}</p>
  if (answer === null) return null
  const count = countKept(answer.lines)
  if (answer.lines.length === 0) return <p>{say(importTexts.nothing, language)}</p>
  return (
    <>
      {answer.isDone && (
        <p className={styles.done}>
          {say(importTexts.kept, language, { count })}{' '}
          <a href={listHref}>{say(importTexts.show, language)}</a>
        </p>
      )}
      <Lines language={language} lines={answer.lines} />
      {!answer.isDone && count > 0 && (
        <Button
          className={styles.button}
          disabled={isBusy}
          margin={false}
          onClick={() => run(draft, true)}
        >
          {say(importTexts.keep, language, { count })}
        </Button>
      )}
    </>
  )
}

/** Above the list of redirects: many at once, from a table, examined before anything is kept. */
export function RedirectImport() {
  const language = toLocale(useTranslation().i18n.language)
  const id = useId()
  const [draft, setDraft] = useState<Draft>({ text: '', allowsForeign: false })
  const imported = useImport()
  const change = (differences: Partial<Draft>) => {
    setDraft({ ...draft, ...differences })
    imported.forget()
  }
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = await target.files?.[0]?.text()
    if (text !== undefined) change({ text })
  }
  return (
    <details className={styles.import}>
      <summary>{say(importTexts.title, language)}</summary>
      <div className={styles.body}>
        <p id={`${id}-help`}>{say(importTexts.help, language)}</p>
        <label htmlFor={`${id}-text`}>{say(importTexts.table, language)}</label>
        <textarea
          aria-describedby={`${id}-help`}
          className={styles.text}
          id={`${id}-text`}
          onChange={({ target }) => change({ text: target.value })}
          rows={6}
          spellCheck={false}
          value={draft.text}
        />
        <div className={styles.row}>
          <label htmlFor={`${id}-file`}>{say(importTexts.file, language)}</label>
          <input
            accept=".csv,.tsv,.txt,text/csv"
            id={`${id}-file`}
            onChange={(event) => void readFile(event)}
            type="file"
          />
        </div>
        <label className={styles.row} htmlFor={`${id}-foreign`}>
          <input
            checked={draft.allowsForeign}
            id={`${id}-foreign`}
            onChange={({ target }) => change({ allowsForeign: target.checked })}
            type="checkbox"
          />
          {say(importTexts.foreign, language)}
        </label>
        <Button
          buttonStyle="secondary"
          className={styles.button}
          disabled={imported.isBusy || draft.text.trim() === ''}
          margin={false}
          onClick={() => imported.run(draft, false)}
        >
          {say(importTexts.examine, language)}
        </Button>
        <div aria-live="polite" className={styles.body}>
          <Answer draft={draft} imported={imported} language={language} />
        </div>
      </div>
    </details>
  )
}
