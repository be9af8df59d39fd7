import { isoWeekday } from '../appointments/belgian-clock'
import { addDays, toBelgianDay, type CalendarDay } from '../kernel/calendar-day'

/** Hour of the Belgian day from which the mails of the week before leave. */
const fromHour = 7
const monday = 1

const belgianHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** A week by its first and last day, and the one before it. */
export type DigestWeek = {
  from: CalendarDay
  to: CalendarDay
  beforeFrom: CalendarDay
  beforeTo: CalendarDay
}

/** The week that begins on a Monday, with the one before it. */
export function toDigestWeek(from: CalendarDay): DigestWeek {
  return { from, to: addDays(from, 6), beforeFrom: addDays(from, -7), beforeTo: addDays(from, -1) }
}

/**
 * The week that is told about now: the one before, by day from seven in the morning; null at night.
 * It is told on Monday, and on a later day where nothing ran before.
 */
export function findDigestWeek(now: Date): DigestWeek | null {
  if (Number(belgianHour.format(now)) < fromHour) return null
  const today = toBelgianDay(now)
  return toDigestWeek(addDays(today, monday - isoWeekday(today) - 7))
}
