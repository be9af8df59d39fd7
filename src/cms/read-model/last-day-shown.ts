import { addDays, toCalendarDay, type CalendarDay } from '@/domain/kernel/calendar-day'
import { isClosedStatus } from '@/domain/properties/statuses'
import { closedPageDays } from '@/domain/properties/visibility'
import type { PropertySource } from './listing-source'

/**
 * The last day on which a sold or rented property has a page; null for one that is still to be
 * had, or whose day of closing is unknown. Lists compare it with today, so that a row that nobody
 * touches disappears on time.
 */
export function lastDayShown(
  property: Pick<PropertySource, 'status' | 'closedAt'>,
): CalendarDay | null {
  if (!isClosedStatus(property.status) || property.closedAt === null) return null
  const closedOn = toCalendarDay(property.closedAt)
  return closedOn === null ? null : addDays(closedOn, closedPageDays.shown)
}
