import type { AppointmentState } from '../appointments/states'

/** Of what an owner is told by mail; within an hour there is one mail of each about a home. */
export type OwnerTopic = 'documents' | 'activities' | 'visits'

type Paper = { visibility: string; isOfOwner: boolean }

const isForOwners = ({ visibility }: Paper) => visibility === 'owner' || visibility === 'public'

/** Whether a paper of the office has just become one that the owners read. */
export function isPaperNews(before: Paper | null, after: Paper): boolean {
  if (after.isOfOwner || !isForOwners(after)) return false
  return before === null || !isForOwners(before)
}

type Activity = { isVisible: boolean; kind: string; comment: string | null }

/**
 * What an owner is told of an activity: that it can be read now, or that what a visitor thought of the
 * home was added. A text that is put right is no news.
 */
export function findActivityTopic(before: Activity | null, after: Activity): OwnerTopic | null {
  if (!after.isVisible) return null
  const isVisit = after.kind === 'visit'
  const isNew = before === null || !before.isVisible
  const isReported = isVisit && Boolean(after.comment) && !before?.comment
  if (!isNew && !isReported) return null
  return isVisit ? 'visits' : 'activities'
}

type Visit = {
  state: AppointmentState
  startsAt: Date
  feedback: string | null
  isFeedbackVisible: boolean
}

const isReadable = ({ feedback, isFeedbackVisible }: Visit) =>
  isFeedbackVisible && feedback !== null

/**
 * Whether an owner is told of a visit: one to come is agreed on, has another time or is called off,
 * or what the visitor thought of the home can be read.
 */
export function isVisitNews(before: Visit | null, after: Visit, now: Date): boolean {
  if (isReadable(after) && (before === null || !isReadable(before))) return true
  const wasAgreed = before?.state === 'confirmed'
  if (after.state === 'cancelled') return wasAgreed && before.startsAt > now
  if (after.state !== 'confirmed' || after.startsAt <= now) return false
  return !wasAgreed || before.startsAt.getTime() !== after.startsAt.getTime()
}

/** Milliseconds within which an owner gets one mail of a topic about a home. */
const newsPauseMs = 60 * 60 * 1000

/**
 * Milliseconds before it leaves from which a mail may have been composed already, or be so before what
 * it would have to tell of is written.
 */
const composingMs = 60_000

/**
 * When a mail of a topic leaves, given when the last one did or will. Null when one is to leave yet:
 * it tells of this as well. One that leaves at any moment may not, so that another one follows it.
 */
export function findNewsMoment(last: Date | null, now: Date): Date | null {
  if (last === null) return now
  if (last.getTime() - now.getTime() > composingMs) return null
  return new Date(Math.max(now.getTime(), last.getTime() + newsPauseMs))
}
