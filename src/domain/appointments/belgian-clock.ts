import type { CalendarDay } from '../kernel/calendar-day'

/** A time of the Belgian clock as `HH:MM`, 24 hours. Times compare as texts. */
export type ClockTime = string

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/
const msPerHour = 60 * 60 * 1000

const belgianClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** True for a time such as `09:30`. */
export function isClockTime(value: string): boolean {
  return clockTime.test(value)
}

/**
 * The moment at which clocks in Belgium show a time on a day. Null for an hour that is left out
 * when summer time begins; of an hour that comes twice when it ends, the first.
 */
export function toMoment(day: CalendarDay, time: ClockTime): Date | null {
  const wanted = `${day} ${time}`
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(asUtc)) return null
  // Summer time comes first: in the hour that comes twice it is the earlier moment.
  const candidates = [2, 1].map((hours) => new Date(asUtc - hours * msPerHour))
  return candidates.find((moment) => belgianClock.format(moment) === wanted) ?? null
}

/** The day of the week, 1 for Monday to 7 for Sunday. */
export function isoWeekday(day: CalendarDay): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7
}
