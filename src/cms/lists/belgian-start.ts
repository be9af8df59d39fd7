import { toMoment } from '@/domain/appointments/belgian-clock'
import type { CalendarDay } from '@/domain/kernel/calendar-day'

/** The first moment of a day in Belgium; midnight is in no hour that summer time leaves out. */
export function toStart(day: CalendarDay): string {
  return (toMoment(day, '00:00') ?? new Date(`${day}T00:00:00Z`)).toISOString()
}
