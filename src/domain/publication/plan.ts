import { toMoment } from '../appointments/belgian-clock'
import { isPublicStatus, propertyStatuses } from '../properties/statuses'

/** What can be taken online and offline at a moment that is chosen beforehand. */
export const planTargets = [
  'pages',
  'articles',
  'modules',
  'banners',
  'properties',
  'projects',
] as const

export type PlanTarget = (typeof planTargets)[number]

export const planActions = ['publish', 'unpublish'] as const

export type PlanAction = (typeof planActions)[number]

/** What becomes of a plan. One that was refused waits until somebody of the staff has seen it. */
export const planStates = ['planned', 'done', 'refused', 'cancelled'] as const

export type PlanState = (typeof planStates)[number]

/** What keeps a plan from being made: what is wrong with its moment, or with the record. */
export const planProblems = ['unreal', 'past', 'far', 'unseen', 'many'] as const

export type PlanProblem = (typeof planProblems)[number]

/** Open plans of one record; more than that is a mistake. */
export const openPlansMax = 10

/** How far ahead something may be planned, in days. */
const daysMax = 2 * 365
const msPerDay = 86_400_000

/** How long a plan is tried again when the site itself fails, in milliseconds. */
export const patienceMs = 60 * 60 * 1000

/**
 * The moment at which clocks in Belgium show a time on a day, where something can be planned for it:
 * `unreal` when there is none (the hour that summer time leaves out), `past` and `far` measured
 * from `now`.
 */
export function toPlanMoment(
  { day, time }: { day: string; time: string },
  now: Date,
): Date | Extract<PlanProblem, 'unreal' | 'past' | 'far'> {
  const moment = toMoment(day, time)
  if (moment === null) return 'unreal'
  if (moment <= now) return 'past'
  return moment.getTime() - now.getTime() > daysMax * msPerDay ? 'far' : moment
}

type Shown = { status?: unknown; show?: unknown }

/**
 * Whether visitors see a record once it is published. Beside the draft stands a choice of the
 * editor, with which it would go online and still be seen by nobody.
 */
export function isSeenWhenPublished(target: PlanTarget, { status, show }: Shown): boolean {
  switch (target) {
    case 'banners':
      return show !== false
    case 'modules':
      return status === 'published'
    case 'properties':
      return propertyStatuses.some((each) => each === status && isPublicStatus(each))
    default:
      return status === 'published' || status === 'hidden'
  }
}

/** A plan as the desk is told of it. */
export type PlanLine = {
  id: number
  action: PlanAction
  /** ISO 8601, in UTC. */
  at: string
  state: PlanState
  /** Name of who planned it; null once the account is gone. */
  by: string | null
  /** Why it was refused, in the language of who planned it. */
  refusal: string | null
}
