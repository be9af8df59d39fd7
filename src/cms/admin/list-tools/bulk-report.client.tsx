'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@payloadcms/ui'
import type { Locale } from '@/domain/kernel/locales'
import { buildDeskRecordPath } from '@/domain/routes/desk'
import type { BulkOutcome } from '../../bulk/bulk-fields'
import { say } from '../say'
import styles from './list-tools.module.css'
import { bulkTexts } from './texts'
import type { BulkReport } from './use-bulk-change.client'

type PartProps = { slug: string; language: Locale }

function Group({
  kind,
  outcomes,
  slug,
  language,
}: PartProps & { kind: 'draft' | 'refused'; outcomes: readonly BulkOutcome[] }) {
  const meant = outcomes.filter(({ outcome }) => outcome === kind)
  if (meant.length === 0) return null
  return (
    <div>
      <p className={styles.count} data-kind={kind}>
        {say(bulkTexts[kind], language, { count: meant.length })}
      </p>
      <ul className={styles.outcomes}>
        {meant.map(({ id, name, problems }) => (
          <li key={id}>
            <a href={buildDeskRecordPath(slug, id)}>{name}</a>
            {problems.length === 1 && <>: {problems[0]}</>}
            {problems.length > 1 && (
              <ul>
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What became of each record: those that were not changed by their name, with the reason. */
export function BulkReportPanel({
  report,
  onClose,
  ...part
}: PartProps & { report: BulkReport; onClose: () => void }) {
  const { language } = part
  const { outcomes, total } = report
  const panel = useRef<HTMLDivElement>(null)
  // What was pressed is gone; whoever works by keyboard goes on here.
  useEffect(() => panel.current?.focus(), [])
  const saved = outcomes.filter(({ outcome }) => outcome === 'saved').length
  const left = total - outcomes.length - report.unsure
  return (
    <div className={styles.report} ref={panel} role="status" tabIndex={-1}>
      {report.unsure > 0 && (
        <p className={styles.count} data-kind="refused">
          {say(bulkTexts.failed, language, { count: report.unsure })}
        </p>
      )}
      <p className={styles.count} data-kind="saved">
        {say(bulkTexts.saved, language, { count: saved })}
      </p>
      <Group {...part} kind="draft" outcomes={outcomes} />
      <Group {...part} kind="refused" outcomes={outcomes} />
      {left > 0 && <p className={styles.count}>{say(bulkTexts.left, language, { count: left })}</p>}
      <Button buttonStyle="secondary" margin={false} onClick={onClose} size="small">
        {say(bulkTexts.close, language)}
      </Button>
    </div>
  )
}
