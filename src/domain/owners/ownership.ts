import { toCalendarDay, type CalendarDay } from '../kernel/calendar-day'

/** For how long somebody owns a property; a missing end sets no limit. */
export type OwnershipPeriod = { from?: string | null; to?: string | null }

/**
 * Whether a period of ownership holds on a day. The first and the last day count, as days of the
 * Belgian calendar: who sells keeps the access of an owner until the day of the sale is over.
 */
export function isOwnedOn({ from, to }: OwnershipPeriod, day: CalendarDay): boolean {
  const first = from ? toCalendarDay(from) : null
  const last = to ? toCalendarDay(to) : null
  return (first === null || first <= day) && (last === null || day <= last)
}
