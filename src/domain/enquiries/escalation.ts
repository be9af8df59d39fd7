import { isoWeekday, toMoment } from '../appointments/belgian-clock'
import { addDays, toBelgianDay } from '../kernel/calendar-day'

const msPerHour = 60 * 60 * 1000
const lastWorkday = 5

/** Hours of working days after which an enquiry that nobody opened is told once more. */
export const escalationHoursDefault = 24
/** A month of working days; 0 tells nothing. */
export const escalationHoursMax = 480

/**
 * The hours from one moment to a later one that fall on Monday to Friday of the Belgian calendar,
 * counted round the clock; holidays are not known. 0 when the second moment is not the later one.
 */
export function workdayHours(from: Date, to: Date): number {
  let hours = 0
  const last = toBelgianDay(to)
  for (let day = toBelgianDay(from); day <= last; day = addDays(day, 1)) {
    if (isoWeekday(day) > lastWorkday) continue
    // Midnight exists on every day: clocks change at two or three in the morning.
    const start = Math.max(Number(toMoment(day, '00:00')), from.getTime())
    const end = Math.min(Number(toMoment(addDays(day, 1), '00:00')), to.getTime())
    hours += Math.max(0, end - start) / msPerHour
  }
  return hours
}

/** True for what waits `hours` or more of working days; never when `hours` is 0. */
export function isOverdue(receivedAt: Date, now: Date, hours: number): boolean {
  return hours > 0 && workdayHours(receivedAt, now) >= hours
}
