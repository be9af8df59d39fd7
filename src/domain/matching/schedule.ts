import { addDays, daysBetween, toBelgianDay, type CalendarDay } from '../kernel/calendar-day'

/** How often somebody is told. */
export const alertFrequencies = ['instant', 'daily', 'weekly'] as const

export type AlertFrequency = (typeof alertFrequencies)[number]

/** Hour of the Belgian day from which gathered alerts leave. */
const gatheredFromHour = 7

const belgianHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  hourCycle: 'h23',
})

/**
 * Whether alerts that wait may leave now: at once, once on a day, or once in seven days; gathered
 * ones not before seven in the morning in Belgium.
 *
 * @param lastToldAt when the last mail with alerts left; null for never
 */
export function mayTell(frequency: AlertFrequency, lastToldAt: Date | null, now: Date): boolean {
  if (frequency === 'instant') return true
  if (Number(belgianHour.format(now)) < gatheredFromHour) return false
  if (lastToldAt === null) return true
  const days = daysBetween(toBelgianDay(lastToldAt), toBelgianDay(now))
  return days >= (frequency === 'daily' ? 1 : 7)
}

/** Days of the past from which the number of mails is estimated, and those of a month. */
export const estimateDays = { past: 180, month: 30 } as const

/**
 * Mails in a month of 30 days, had somebody been told of these homes; to one decimal.
 *
 * @param publishedAt when each home that matches was published, within the last 180 days
 */
export function estimateMails(frequency: AlertFrequency, publishedAt: readonly Date[]): number {
  const days = publishedAt.map(toBelgianDay)
  const toKey: Record<AlertFrequency, (day: string, index: number) => string> = {
    instant: (_day, index) => String(index),
    daily: (day) => day,
    weekly: (day) => String(Math.floor(daysBetween('2020-01-06', day) / 7)),
  }
  const mails = new Set(days.map(toKey[frequency])).size
  return Math.round((mails * estimateDays.month * 10) / estimateDays.past) / 10
}

/** Days that a demand runs before its owner is asked whether to go on: half a year. */
const runDays = 182

/** Days by which a renewal has to put off the end to be worth a button. */
const renewalDaysMin = 30

/** Whether a demand that runs until a day would run a month longer at least if it were renewed today. */
export function isRenewable(until: CalendarDay, today: CalendarDay): boolean {
  return daysBetween(until, defaultUntil(today)) >= renewalDaysMin
}

/** The last day of a demand that begins, or is renewed, on a day. */
export function defaultUntil(today: CalendarDay): CalendarDay {
  return addDays(today, runDays)
}
