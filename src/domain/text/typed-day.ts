import { toCalendarDay, type CalendarDay } from '../kernel/calendar-day'

/**
 * Reads a day as a date field sends it, `2026-11-30`, or as people in Belgium type it where the
 * browser has no such field: `30/11/2026`, `30-11-2026`, `30.11.2026`. Null for anything else, and
 * for a day that does not exist.
 */
export function parseTypedDay(text: string): CalendarDay | null {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})$/.exec(text.trim()) ?? []
  const iso =
    year === '' ? text.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) ? toCalendarDay(iso) : null
}
