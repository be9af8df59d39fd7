/** A day of the Belgian calendar as `YYYY-MM-DD`. Days compare as texts. */
export type CalendarDay = string

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/
const msPerDay = 86_400_000

const belgianDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * The day on which a moment falls in Belgium.
 *
 * @throws RangeError when the moment is none (`Invalid Date`)
 */
export function toBelgianDay(moment: Date): CalendarDay {
  const parts = belgianDay.formatToParts(moment)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/**
 * The day on which a moment falls in Belgium. A text that already is a day is kept as it stands, so
 * that no time zone can move it. Gives null for an impossible day or an unreadable moment.
 */
export function toCalendarDay(value: Date | string): CalendarDay | null {
  if (typeof value === 'string' && isoDay.test(value)) {
    return isRealDay(value) ? value : null
  }
  const moment = typeof value === 'string' ? new Date(value) : value
  return Number.isNaN(moment.getTime()) ? null : toBelgianDay(moment)
}

/** Whole days from one day to a later one; negative when the second lies before the first. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / msPerDay)
}

/** The day that lies a number of days after another one. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * msPerDay).toISOString().slice(0, 10)
}

function isRealDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
}
