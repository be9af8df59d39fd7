'use client'

import { useId, useState, type FormEvent } from 'react'
import { Button, toast, useRouteCache, useSelection } from '@payloadcms/ui'
import type { Locale } from '@/domain/kernel/locales'
import { buildDeskApiPath } from '@/domain/routes/desk'
import type { BulkChange as Change, BulkPublication } from '../../bulk/bulk-fields'
import { ask } from '../ask.client'
import { say } from '../say'
import { BulkReportPanel } from './bulk-report.client'
import styles from './list-tools.module.css'
import { bulkTexts } from './texts'
import { useBulkChange } from './use-bulk-change.client'

/** A field that can be changed of many records, and what it can become. */
export type BulkChoice = {
  name: string
  label: string
  canBeEmpty: boolean
  options: readonly { value: string | number; label: string }[]
}

type BulkChangeProps = {
  slug: string
  choices: readonly BulkChoice[]
  canPublish: boolean
  language: Locale
}

/** Values of a choice that are none of its options. */
const keep = ''
const empty = 'empty'
const optionPrefix = 'option-'

/** Every record of the list, or those that were ticked. */
async function listIds(slug: string, selection: ReturnType<typeof useSelection>) {
  if (String(selection.selectAll) !== 'allAvailable') return selection.selectedIDs.map(Number)
  const query = `${selection.getQueryParams()}&limit=0&depth=0&draft=true&select[id]=true`
  const response = await ask(`${buildDeskApiPath(slug)}${query}`)
  const { docs } = (await response.json()) as { docs: { id: number }[] }
  return docs.map(({ id }) => id)
}

type SelectProps = {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
  language: Locale
}

function Choice({ label, value, onChange, options, language }: SelectProps) {
  const id = useId()
  return (
    <label className={styles.choice} htmlFor={id}>
      <span>{label}</span>
      <select
        className={styles.select}
        id={id}
        onChange={({ target }) => onChange(target.value)}
        value={value}
      >
        <option value={keep}>{say(bulkTexts.keep, language)}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

function toOptions({ options, canBeEmpty }: BulkChoice, language: Locale) {
  const cleared = { value: empty, label: say(bulkTexts.clear, language) }
  const own = options.map(({ label }, index) => ({ value: `${optionPrefix}${index}`, label }))
  return canBeEmpty ? [cleared, ...own] : own
}

/** The new values that were chosen; what is to stay is left out. */
function toChange(
  choices: readonly BulkChoice[],
  chosen: Readonly<Record<string, string>>,
): Change {
  const entries = choices.flatMap(({ name, options }): [string, string | number | null][] => {
    const value = chosen[name] ?? keep
    if (value === keep) return []
    if (value === empty) return [[name, null]]
    const option = options[Number(value.slice(optionPrefix.length))]
    return option === undefined ? [] : [[name, option.value]]
  })
  return Object.fromEntries(entries)
}

const publications: Readonly<Record<string, BulkPublication>> = {
  publish: 'publish',
  unpublish: 'unpublish',
}

/** What is asked before homes leave the site, or before more is changed than the eye can see. */
function findQuestion(publication: BulkPublication | null, isWholeList: boolean) {
  if (publication === 'unpublish') return bulkTexts.offlineQuestion
  return isWholeList ? bulkTexts.wholeListQuestion : null
}

/** Changes a few fields of what is ticked in the list, and says what became of each record. */
export function BulkChange({ slug, choices, canPublish, language }: BulkChangeProps) {
  const selection = useSelection()
  const { clearRouteCache } = useRouteCache()
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [publication, setPublication] = useState<string>(keep)
  const bulk = useBulkChange(slug, () => {
    selection.toggleAll()
    setChosen({})
    setPublication(keep)
    clearRouteCache()
  })
  const change = toChange(choices, chosen)
  const deed = publications[publication] ?? null
  const isEmpty = Object.keys(change).length === 0 && deed === null
  const count = selection.count ?? 0
  const apply = async (event: FormEvent) => {
    event.preventDefault()
    const question = findQuestion(deed, String(selection.selectAll) === 'allAvailable')
    if (question !== null && !window.confirm(say(question, language, { count }))) return
    try {
      await bulk.run(await listIds(slug, selection), { change, publication: deed })
    } catch {
      toast.error(say(bulkTexts.failed, language))
    }
  }
  const { report } = bulk
  if (report?.isRunning === true) {
    const values = { done: report.outcomes.length, total: report.total }
    return (
      <div className={styles.bulk} role="status">
        <p>{say(bulkTexts.progress, language, values)}</p>
        <Button buttonStyle="secondary" margin={false} onClick={bulk.stop} size="small">
          {say(bulkTexts.stop, language)}
        </Button>
      </div>
    )
  }
  return (
    <>
      {report !== null && (
        <BulkReportPanel language={language} onClose={bulk.close} report={report} slug={slug} />
      )}
      {count > 0 && (
        <form
          aria-label={say(bulkTexts.title, language)}
          className={styles.bulk}
          onSubmit={(event) => void apply(event)}
        >
          {choices.map((choice) => (
            <Choice
              key={choice.name}
              label={choice.label}
              language={language}
              onChange={(value) => setChosen({ ...chosen, [choice.name]: value })}
              options={toOptions(choice, language)}
              value={chosen[choice.name] ?? keep}
            />
          ))}
          {canPublish && (
            <Choice
              label={say(bulkTexts.publication, language)}
              language={language}
              onChange={setPublication}
              options={(['publish', 'unpublish'] as const).map((value) => ({
                value,
                label: say(bulkTexts[value], language),
              }))}
              value={publication}
            />
          )}
          <Button className={styles.apply} disabled={isEmpty} margin={false} type="submit">
            {say(bulkTexts.apply, language, { count })}
          </Button>
        </form>
      )}
    </>
  )
}
