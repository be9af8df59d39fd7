'use client'

import { useCallback } from 'react'
import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { formatDate, formatTime } from '@/domain/formats/dates'
import { detailsKeptDays, isBusy, isOver } from '@/domain/listings/import-run'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { buildDeskRecordPath } from '@/domain/routes/desk'
import { countNames, stateNames, type CountName } from '../../collections/imports/names'
import type { ImportView } from '../../imports/import-views'
import { stagedKinds } from '../../imports/staged-change'
import { say } from '../say'
import { ChangeGroup } from './change-group.client'
import styles from './listing-imports.module.css'
import { kindNames, problemTexts, texts } from './texts'
import { useImport } from './use-import.client'
import { useMayImport } from './use-rights.client'

/** On an import: how far it is, what it does with each record, and the buttons to go on or end it. */
export function ImportPanel() {
  const { id, initialData } = useDocumentInfo()
  const feed: unknown = initialData?.['feed']
  const feedId = typeof feed === 'object' && feed !== null && 'id' in feed ? feed.id : feed
  return typeof id === 'number' && typeof feedId === 'number' ? (
    <ImportRun feed={feedId} id={id} />
  ) : null
}

const shownCounts: readonly CountName[] = [
  'found',
  'created',
  'changed',
  'unchanged',
  'removed',
  'refused',
]

function ImportRun({ feed, id }: { feed: number; id: number }) {
  const language = toLocale(useTranslation().i18n.language)
  const onFailed = useCallback(() => void toast.error(say(texts.failed, language)), [language])
  const { view, run } = useImport(feed, id, onFailed)
  const mayImport = useMayImport()
  if (view === null) return <p>{say(texts.loading, language)}</p>
  const hasChanges = mayImport && !['waiting', 'reading'].includes(view.state)
  return (
    <section className={`field-type ${styles.panel}`}>
      <p>
        <a href={buildDeskRecordPath('feeds', feed)}>{say(texts.toFeed, language)}</a>
      </p>
      <div aria-live="polite" className={styles.head}>
        <p className={styles.state} data-state={view.state}>
          {stateNames[view.state][language]}
        </p>
        {view.problem !== null && (
          <p className={styles.problem}>{problemTexts[view.problem][language]}</p>
        )}
        <Progress language={language} view={view} />
      </div>
      <Deeds language={language} run={run} view={view} />
      <dl className={styles.counts}>
        {shownCounts.map((name) => (
          <div key={name}>
            <dt>{countNames[name][language]}</dt>
            <dd>{view.counts[name]}</dd>
          </div>
        ))}
      </dl>
      {hasChanges &&
        stagedKinds
          .toSorted((a, b) => Number(b === 'refused') - Number(a === 'refused'))
          .map((kind) => (
            <ChangeGroup
              feed={feed}
              id={id}
              key={`${kind} ${view.state}`}
              kind={kind}
              language={language}
              name={kindNames[kind][language]}
              onFailed={onFailed}
            />
          ))}
      {isOver(view.state) && view.toApply === 0 && view.counts.applied > 0 && (
        <p>{say(texts.cleared, language, { days: detailsKeptDays })}</p>
      )}
      <Log language={language} view={view} />
    </section>
  )
}

type PartProps = { view: ImportView; language: Locale }

function Progress({ view, language }: PartProps) {
  const { state, counts, toApply, pictures } = view
  const { waiting, failed } = pictures
  return (
    <>
      {(state === 'applying' || (isOver(state) && toApply > 0)) && (
        <p className={styles.progress}>
          <progress
            aria-label={stateNames.applying[language]}
            max={Math.max(1, toApply)}
            value={counts.applied}
          />
          <span>{say(texts.progress, language, { done: counts.applied, total: toApply })}</span>
        </p>
      )}
      {waiting + failed > 0 && <p>{say(texts.pictures, language, { waiting, failed })}</p>}
    </>
  )
}

function Deeds({
  view,
  language,
  run,
}: PartProps & { run: (deed: 'apply' | 'cancel') => unknown }) {
  const mayImport = useMayImport()
  const { state, counts, toApply } = view
  if (!mayImport || isOver(state)) return null
  const leaving = counts.created + counts.changed < toApply
  const apply = () => {
    const count = toApply - counts.created - counts.changed
    const question = say(texts.applyQuestion, language, { count })
    if (!leaving || window.confirm(question)) void run('apply')
  }
  const cancel = () => {
    if (!isBusy(state) || window.confirm(say(texts.cancelQuestion, language))) void run('cancel')
  }
  return (
    <div className={styles.deeds}>
      {state === 'ready' && toApply > 0 && (
        <Button margin={false} onClick={apply} size="medium">
          {say(texts.apply, language)}
        </Button>
      )}
      {state === 'ready' && toApply === 0 && <p>{say(texts.nothing, language)}</p>}
      <Button buttonStyle="secondary" margin={false} onClick={cancel} size="medium">
        {say(texts.cancel, language)}
      </Button>
    </div>
  )
}

function Log({ view, language }: PartProps) {
  return (
    <details className={styles.group}>
      <summary>{say(texts.log, language)}</summary>
      <ol className={styles.log}>
        {view.log.map(({ at, state, problem }) => (
          <li key={`${at} ${state}`}>
            {formatDate(at)} {formatTime(at)} · {stateNames[state][language]}
            {problem !== null && ` · ${problemTexts[problem][language]}`}
          </li>
        ))}
      </ol>
    </details>
  )
}
