'use client'

import { useEffect, useId, useState, type FormEvent } from 'react'
import { Button, toast, useTranslation } from '@payloadcms/ui'
import { formatDate, formatLongDate, formatTime } from '@/domain/formats/dates'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { planActions, type PlanAction, type PlanLine } from '@/domain/publication/plan'
import { BesideRecord, RecordDrawer, type DeskRecord } from '../record-drawer.client'
import { say } from '../say'
import type { PlanOutcome } from './plan-answer'
import styles from './planned-publications.module.css'
import { planActionTexts, planProblemTexts, planTexts } from './texts'
import { usePlans } from './use-plans.client'

type Plans = ReturnType<typeof usePlans>
type PartProps = { plans: Plans; language: Locale }

const officeOpens = '09:00'

function toProblem(outcome: PlanOutcome, language: Locale): string | null {
  if (outcome === 'done') return null
  const isUnnamed = outcome === 'failed' || outcome === 'closed'
  return say(isUnnamed ? planTexts.failed : planProblemTexts[outcome], language)
}

/** What is to happen and when, by the Belgian clock. */
function MakePlan({ plans, language }: PartProps) {
  const id = useId()
  const [action, setAction] = useState<PlanAction>('publish')
  const [day, setDay] = useState('')
  const [time, setTime] = useState(officeOpens)
  const [problem, setProblem] = useState<string | null>(null)
  const noticeId = `${id}-planned`
  // It says what stands below, so it goes with the drawer.
  useEffect(() => () => void toast.dismiss(noticeId), [noticeId])
  const make = async (event: FormEvent) => {
    event.preventDefault()
    // The form of the record lies around it, and is not what was sent.
    event.stopPropagation()
    const outcome = await plans.make({ action, day, time })
    setProblem(toProblem(outcome, language))
    if (outcome === 'done') toast.success(say(planTexts.planned, language), { id: noticeId })
  }
  const describedBy = problem === null ? undefined : `${id}-problem`
  return (
    <form className={styles.form} onSubmit={(event) => void make(event)}>
      <label className={styles.field} htmlFor={`${id}-action`}>
        {say(planTexts.action, language)}
        <select
          className={styles.control}
          id={`${id}-action`}
          onChange={({ target }) =>
            setAction(planActions.find((each) => each === target.value) ?? 'publish')
          }
          value={action}
        >
          {planActions.map((each) => (
            <option key={each} value={each}>
              {say(planActionTexts[each], language)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field} htmlFor={`${id}-day`}>
        {say(planTexts.day, language)}
        <input
          aria-describedby={describedBy}
          className={styles.control}
          id={`${id}-day`}
          min={toBelgianDay(new Date())}
          onChange={({ target }) => setDay(target.value)}
          required
          type="date"
          value={day}
        />
      </label>
      <label className={styles.field} htmlFor={`${id}-time`}>
        {say(planTexts.time, language)}
        <input
          aria-describedby={describedBy}
          className={styles.control}
          id={`${id}-time`}
          onChange={({ target }) => setTime(target.value)}
          required
          type="time"
          value={time}
        />
      </label>
      <Button className={styles.button} disabled={plans.isBusy} margin={false} type="submit">
        {say(planTexts.plan, language)}
      </Button>
      {problem !== null && (
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}

function toHeading({ action, at }: PlanLine, language: Locale): string {
  return say(planTexts.next, language, {
    action: say(planActionTexts[action], language),
    moment: `${formatLongDate(at, language)}, ${formatTime(at)}`,
  })
}

/** One plan: what, when, by whom, and what became of it. */
function PlanItem({ plan, plans, language }: PartProps & { plan: PlanLine }) {
  const { state, by, refusal } = plan
  const isOpen = state === 'planned'
  const cancel = async () => {
    if ((await plans.cancel(plan.id)) !== 'done') toast.error(say(planTexts.failed, language))
  }
  return (
    <li className={styles.plan}>
      <strong>{toHeading(plan, language)}</strong>
      {by !== null && <span>{say(planTexts.by, language, { name: by })}</span>}
      {state === 'done' && <span>{say(planTexts.done, language)}</span>}
      {state === 'refused' && (
        <div className={styles.problem}>
          <strong>{say(planTexts.refused, language)}</strong>
          <p className={styles.lines}>{refusal}</p>
        </div>
      )}
      {state !== 'done' && (
        <Button
          buttonStyle="secondary"
          className={styles.button}
          disabled={plans.isBusy}
          margin={false}
          onClick={() => void cancel()}
        >
          {say(isOpen ? planTexts.cancel : planTexts.dismiss, language)}
        </Button>
      )}
    </li>
  )
}

/** A plan may stand before everything is filled in; whoever makes it knows what is still to be done. */
function tellMissing(missing: number, language: Locale): string {
  const text = missing === 1 ? planTexts.missingOne : planTexts.missingMany
  return say(text, language, { count: missing })
}

/** Nothing can be told of what was not read, least of all that nothing is planned. */
function PlanPanel({ plans, language }: PartProps) {
  const lines = plans.plans ?? []
  const isUnknown = plans.plans === null || plans.listed !== 'done'
  return (
    <>
      {isUnknown && (
        <p className={styles.problem} role="alert">
          {say(planTexts.failed, language)}
        </p>
      )}
      <p>{say(planTexts.help, language)}</p>
      {plans.missing > 0 && (
        <p className={styles.problem} role="status">
          {tellMissing(plans.missing, language)}
        </p>
      )}
      <MakePlan language={language} plans={plans} />
      <h2 className={styles.title}>{say(planTexts.list, language)}</h2>
      {lines.length === 0 && !isUnknown && <p>{say(planTexts.none, language)}</p>}
      <ul className={styles.plans}>
        {lines.map((plan) => (
          <PlanItem key={plan.id} language={language} plan={plan} plans={plans} />
        ))}
      </ul>
    </>
  )
}

/** The next thing that will happen, or the refusal that somebody has to look at, in a few words. */
function toNotice(lines: readonly PlanLine[], language: Locale): string | null {
  const refused = lines.find(({ state }) => state === 'refused')
  const next = lines.findLast(({ state }) => state === 'planned')
  const shown = refused ?? next
  if (shown === undefined) return null
  const action = say(refused ? planTexts.refused : planActionTexts[shown.action], language)
  const moment = `${formatDate(shown.at)} ${formatTime(shown.at)}`
  return say(planTexts.next, language, { action, moment })
}

/** Beside a record: what goes online or offline at a moment chosen beforehand. */
export function PlannedPublications() {
  return <BesideRecord Part={PlanPublication} />
}

function PlanPublication({ target, record }: DeskRecord) {
  const language = toLocale(useTranslation().i18n.language)
  const plans = usePlans({ target, record })
  if (plans.listed === null || plans.listed === 'closed') return null
  const notice = toNotice(plans.plans ?? [], language)
  return (
    <>
      {notice !== null && <span className={styles.notice}>{notice}</span>}
      <RecordDrawer
        onOpen={() => void plans.load()}
        slug={`planned-publications-${target}-${record}`}
        title={say(planTexts.open, language)}
      >
        <PlanPanel language={language} plans={plans} />
      </RecordDrawer>
    </>
  )
}
