import { daysBetween, toCalendarDay, type CalendarDay } from '@/domain/kernel/calendar-day'
import { lastDays, monthDays } from '@/domain/visits/statistics'

/** Longest period of a report, in days: what a page can show. */
const reportDaysMax = 366

export type Period = { from: CalendarDay; to: CalendarDay }

/**
 * The period that is asked for, the last 30 days unless both ends are given. Null for what is none:
 * no days, the wrong way round, too long, or not over yet.
 */
export function readPeriod(query: URLSearchParams, today: CalendarDay): Period | null {
  const [fromText, toText] = [query.get('from'), query.get('to')]
  if (fromText === null && toText === null) return lastDays(today, monthDays)
  const [from, to] = [toCalendarDay(fromText ?? ''), toCalendarDay(toText ?? '')]
  if (from === null || to === null || from > to || to > today) return null
  return daysBetween(from, to) < reportDaysMax ? { from, to } : null
}
