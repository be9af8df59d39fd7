import { toMoment } from '../appointments/belgian-clock'
import { addDays, toCalendarDay, type CalendarDay } from '../kernel/calendar-day'
import { lastDays } from '../visits/statistics'
import type { OwnedSpan, OwnershipPeriod } from './ownership'

/** The stretch of time that a period of ownership covers; a missing end sets no limit. */
export type OwnershipWindow = {
  /** The first moment that counts. */
  since: Date | null
  /** The first moment that does not count any more. */
  until: Date | null
}

/**
 * From midnight in Belgium on the first day to midnight after the last one: both days count as a
 * whole, as they do for `isOwnedOn`.
 */
export function toOwnershipWindow({ from, to }: OwnershipPeriod): OwnershipWindow {
  const first = from ? toCalendarDay(from) : null
  const last = to ? toCalendarDay(to) : null
  return {
    since: first === null ? null : toMoment(first, '00:00'),
    until: last === null ? null : toMoment(addDays(last, 1), '00:00'),
  }
}

/** Whether a moment falls within a window. */
export function isInWindow(moment: Date, { since, until }: OwnershipWindow): boolean {
  return (since === null || since <= moment) && (until === null || moment < until)
}

type Days = { from: CalendarDay; to: CalendarDay }

/**
 * The days of a period on which the home was its owner's, both ends included; null for none. What
 * went on before and after is not theirs to see, and would stand there as days without a visit.
 */
export function cutToOwned({ from, to }: Days, owned: OwnedSpan): Days | null {
  const first = owned.from !== null && owned.from > from ? owned.from : from
  const last = owned.to !== null && owned.to < to ? owned.to : to
  return first > last ? null : { from: first, to: last }
}

/** The last days that end today, as far as the home is its owner's; today is one of them. */
export function lastOwnedDays(today: CalendarDay, count: number, owned: OwnedSpan): Days {
  return cutToOwned(lastDays(today, count), owned) ?? { from: today, to: today }
}
