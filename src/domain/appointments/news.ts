import { toMoment } from './belgian-clock'
import { isUnderWay, type AppointmentState } from './states'
import { addDays, toCalendarDay } from '../kernel/calendar-day'

/** What the visitor of an appointment is told when it changes. */
export type AppointmentNews =
  | 'waiting'
  | 'requested'
  | 'confirmed'
  | 'moved'
  | 'declined'
  | 'expired'
  | 'cancelled'
  // Of who waited in line and never had a place: left it, or waited in vain.
  | 'left'
  | 'noPlace'

/** What decides whether there is news. */
export type AppointmentKnown = { state: AppointmentState; slotId: number }

/** The news of a change; null for one that its visitor knows or need not know. */
export function findNews(
  before: AppointmentKnown | null,
  after: AppointmentKnown,
): AppointmentNews | null {
  const isMoved = before !== null && before.slotId !== after.slotId
  if (before?.state === after.state && !isMoved) return null
  if (isMoved && before.state !== 'waiting' && after.state === 'confirmed') return 'moved'
  if (after.state === 'done' || after.state === 'noShow') return null
  // What the desk writes down afterwards happened on the telephone.
  if (before === null && !isUnderWay(after.state)) return null
  if (before?.state === 'waiting' && after.state === 'cancelled') return 'left'
  if (before?.state === 'waiting' && !isUnderWay(after.state)) return 'noPlace'
  return after.state
}

const takesPlace = (state: AppointmentState) => state === 'requested' || state === 'confirmed'

/** True when a change gives a place in the former slot to whoever waits for it. */
export function freesPlace(before: AppointmentKnown | null, after: AppointmentKnown): boolean {
  if (before === null || !takesPlace(before.state)) return false
  if (before.slotId !== after.slotId) return true
  return !takesPlace(after.state) && after.state !== 'done' && after.state !== 'noShow'
}

/** Time of the Belgian clock from which visitors are reminded, on the day before. */
const reminderTime = '09:00'

/**
 * When a visitor is reminded: the morning before the day of the appointment. Null for somebody who
 * booked or moved after that moment, and knows it still.
 */
export function reminderDueAt(slotStart: Date, bookedAt: Date): Date | null {
  const day = toCalendarDay(slotStart)
  const due = day === null ? null : toMoment(addDays(day, -1), reminderTime)
  return due === null || bookedAt >= due ? null : due
}
