'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import { languageNames } from '@/domain/kernel/language-names'
import type { Locale } from '@/domain/kernel/locales'
import type { PublicationIssue } from '@/domain/properties/publication-issues'
import { gateLevelOf } from '../../collections/properties/gate/gate-level'
import {
  isLawKnown,
  issuesOf,
  lawFields,
  recordFieldOf,
  type LawRecord,
} from '../../collections/properties/gate/publication-facts'
import { reasonOf } from '../../collections/properties/gate/reasons'
import { useOpenField } from '../open-field/open-field.client'
import { toRelationId } from '../../relation-id'
import styles from './gate-issues.module.css'
import { texts } from './texts'
import type { UndescribedPictures } from './undescribed-pictures'

/** How the form names each field, with its tab. */
export type GatePlaces = Readonly<Record<string, string>>

type GateIssuesProps = {
  locale: Locale
  places: GatePlaces
  /** As they were saved last. */
  pictures: readonly UndescribedPictures[]
  /** Ids of the feeds by the id of a main type. */
  webIds: Readonly<Record<number, number>>
  today: CalendarDay
}

const levels = ['blocking', 'warning', 'info'] as const

/** What is typed now, not what was saved last; as text, so that only a change draws anew. */
function useTyped(): { record: LawRecord; mainType: number | null } {
  const typed = useFormFields(([fields]) =>
    JSON.stringify({
      record: Object.fromEntries(lawFields.map((name) => [name, fields[name]?.value ?? null])),
      mainType: toRelationId(fields['mainType']?.value),
    }),
  )
  return JSON.parse(typed)
}

/** The list of what is missing, worst first, with the reason and the place in the form. */
export function GateIssues({ locale, places, pictures, webIds, today }: GateIssuesProps) {
  const { record, mainType } = useTyped()
  const webId = mainType === null ? null : (webIds[mainType] ?? null)
  const issues = issuesOf(record, { webId, today })
  const isKnown = isLawKnown(record, webId)
  const level = isKnown ? gateLevelOf(issues) : 'blocked'
  const isPublished = useDocumentInfo().hasPublishedDoc
  const verdict = level === 'warning' && isPublished ? texts.published : texts.verdicts[level]
  return (
    <section aria-labelledby="publication-gate" className={`field-type ${styles.panel}`}>
      <h3 className={styles.title} id="publication-gate">
        {texts.title[locale]}
      </h3>
      <p className={styles.verdict} data-level={level} role="status">
        {(isKnown ? verdict : texts.unknown)[locale]}
      </p>
      {levels.map((level) => (
        <Issues
          issues={issues.filter((issue) => issue.level === level)}
          key={level}
          level={level}
          locale={locale}
          places={places}
        />
      ))}
      <Pictures locale={locale} pictures={pictures} />
    </section>
  )
}

function Pictures({ locale, pictures }: Pick<GateIssuesProps, 'locale' | 'pictures'>) {
  if (pictures.length === 0) return null
  return (
    <details className={styles.group} data-level="warning" open>
      <summary>{texts.pictures[locale]}</summary>
      <p className={styles.reason}>{texts.picturesReason[locale]}</p>
      <ul className={styles.languages}>
        {pictures.map(({ locale: missing, count, href }) => (
          <li key={missing}>
            <a href={href}>
              {languageNames[missing][locale]} ({count})
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

type IssuesProps = Pick<GateIssuesProps, 'locale' | 'places'> & {
  issues: readonly PublicationIssue[]
  level: PublicationIssue['level']
}

function Issues({ issues, level, locale, places }: IssuesProps) {
  const open = useOpenField()
  if (issues.length === 0) return null
  return (
    <details className={styles.group} data-level={level} open={level === 'blocking'}>
      <summary>
        {texts.levels[level][locale]} ({issues.length})
      </summary>
      <ul className={styles.list}>
        {issues.map((issue) => (
          <li key={`${issue.code}.${issue.field}`}>
            <button
              className={styles.place}
              onClick={() => open(recordFieldOf[issue.field])}
              type="button"
            >
              {places[recordFieldOf[issue.field]]}
            </button>
            <span>{reasonOf(issue)[locale]}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
