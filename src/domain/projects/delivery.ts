import type { CalendarDay } from '../kernel/calendar-day'

/** When a project is delivered, seen from today: done, before the year ends, or after it. */
export const deliveryPeriods = ['ready', 'this-year', 'later'] as const

export type DeliveryPeriod = (typeof deliveryPeriods)[number]

/** The period of a day of delivery; null for a project without one. */
export function toDeliveryPeriod(
  deliveryDay: CalendarDay | null,
  today: CalendarDay,
): DeliveryPeriod | null {
  if (deliveryDay === null) return null
  if (deliveryDay <= today) return 'ready'
  return deliveryDay.slice(0, 4) === today.slice(0, 4) ? 'this-year' : 'later'
}
