'use client'

import { useCallback, useEffect, useState } from 'react'
import { Button } from '@payloadcms/ui'
import { formatListingError } from '@/domain/listings/expectations'
import { fieldNames } from '@/domain/listings/field-names'
import type { Locale } from '@/domain/kernel/locales'
import { isBlocking } from '@/domain/properties/publication-issues'
import { isPublicStatus } from '@/domain/properties/statuses'
import { buildDeskRecordPath, buildImportApiPath } from '@/domain/routes/desk'
import { reasonOf } from '../../collections/properties/gate/reasons'
import { changesPageSize, type ChangeView } from '../../imports/import-views'
import type { StagedKind } from '../../imports/staged-change'
import { say } from '../say'
import { ask } from '../ask.client'
import { formatValue } from './format-value'
import styles from './listing-imports.module.css'
import { texts } from './texts'

type GroupProps = {
  feed: number
  id: number
  kind: StagedKind
  name: string
  language: Locale
  /** Has to stay the same from one drawing to the next. */
  onFailed: () => void
}

/** The records of which the same becomes, read when they are there and some at a time. */
export function ChangeGroup({ feed, id, kind, name, language, onFailed }: GroupProps) {
  const [changes, setChanges] = useState<ChangeView[]>([])
  const [isWhole, setIsWhole] = useState(false)
  const read = useCallback(
    async (after: number): Promise<ChangeView[]> => {
      const query = new URLSearchParams({ kind, after: String(after) })
      const path = `${buildImportApiPath(feed, id, 'changes')}?${query}`
      const answer: { changes: ChangeView[] } = await (await ask(path)).json()
      return answer.changes
    },
    [feed, id, kind],
  )
  const add = (found: readonly ChangeView[]) => {
    setChanges((known) => [...known, ...found])
    setIsWhole(found.length < changesPageSize)
  }
  useEffect(() => {
    let isGone = false
    read(0).then(
      (found) => {
        if (isGone) return
        setChanges(found)
        setIsWhole(found.length < changesPageSize)
      },
      () => onFailed(),
    )
    return () => {
      isGone = true
    }
  }, [read, onFailed])
  const readMore = () => read(changes.at(-1)?.position ?? 0).then(add, onFailed)
  if (changes.length === 0) return null
  return (
    <details className={styles.group} data-kind={kind} open={kind === 'refused'}>
      <summary>
        {name} ({isWhole ? changes.length : `${changes.length}+`})
      </summary>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <ChangeItem change={change} key={change.position} language={language} />
        ))}
      </ul>
      {!isWhole && (
        <Button buttonStyle="secondary" onClick={() => void readMore()} size="medium">
          {say(texts.more, language)}
        </Button>
      )}
    </details>
  )
}

type ItemProps = { change: ChangeView; language: Locale }

function ChangeItem({ change, language }: ItemProps) {
  const { reference, propertyId, problems, fields, kind, status } = change
  return (
    <li>
      <p className={styles.reference}>
        {propertyId === null ? (
          <strong>{reference}</strong>
        ) : (
          <a href={buildDeskRecordPath('properties', propertyId)}>{reference}</a>
        )}{' '}
        {kind === 'create' && (
          <span>{change.listing?.titles[language] ?? change.listing?.city}</span>
        )}
        {kind === 'refused' && <span>{problems[0]?.title}</span>}
        {status !== null && (
          <span>
            {say(texts.closes, language, { status: formatValue('status', status, language) })}
          </span>
        )}
      </p>
      {problems.map((problem) => (
        <p className={styles.problem} key={`${problem.field} ${problem.problem}`}>
          {formatListingError(problem, language)}
        </p>
      ))}
      {(kind === 'create' || kind === 'update') && <Verdict change={change} language={language} />}
      {kind === 'update' && fields.length > 0 && <Fields change={change} language={language} />}
    </li>
  )
}

/** What the law still asks, and whether the home goes on the site so. */
function Verdict({ change, language }: ItemProps) {
  const { kind, issues, mayPublish, listing } = change
  const blocking = issues.filter(isBlocking)
  // One reason asks for several fields; here it is told once.
  const reasons = [...new Set(blocking.map((issue) => reasonOf(issue)[language]))]
  const isShown = listing !== null && isPublicStatus(listing.status)
  const held = mayPublish ? texts.hidden : texts.draft
  return (
    <>
      {kind === 'create' && (
        <p className={styles.verdict} data-online={mayPublish && isShown}>
          {say(mayPublish && isShown ? texts.online : held, language)}
        </p>
      )}
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Field by field what was and what becomes, and what the desk made of it meanwhile. */
function Fields({ change, language }: ItemProps) {
  const { fields, before, listing, desk } = change
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{fieldNames[field][language]}</dt>
          <dd>
            <del>
              <span className={styles.unseen}>{say(texts.before, language)} </span>
              {formatValue(field, before?.[field], language)}
            </del>
            <span aria-hidden="true"> → </span>
            <ins>
              <span className={styles.unseen}>{say(texts.after, language)} </span>
              {formatValue(field, listing?.[field], language)}
            </ins>
            {desk !== null && field in desk && (
              <span className={styles.desk}>
                {say(texts.desk, language, { value: formatValue(field, desk[field], language) })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
