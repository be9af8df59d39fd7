import type { CalendarDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'

/** Where the report of a property lies as PDF, by its record; without a period, of the last 30 days. */
export function buildReportPath(
  propertyId: number,
  locale: Locale,
  period?: { from: CalendarDay; to: CalendarDay },
): string {
  const query = new URLSearchParams({ lang: locale, ...period })
  return `/api/portal/${propertyId}/report/?${query}`
}
