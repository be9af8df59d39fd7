import type { Marquee, Property } from '@/cms/payload-types'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import { isPricePublic, statusForPrice } from '@/domain/pricing/price-visibility'
import { isMarqueeVisible } from '@/domain/properties/marquees'
import type { PropertyStatus } from '@/domain/properties/statuses'

/** The marquee that shows on a property today; null when there is none or its days are over. */
export function findMarquee(property: Property, today: CalendarDay): Marquee | null {
  const { marquee, closedAt = null, publishedAt = null } = property
  if (typeof marquee !== 'object' || marquee === null) return null
  const { code, daysVisible = null } = marquee
  return isMarqueeVisible({ code, daysVisible }, { closedAt, publishedAt }, today) ? marquee : null
}

/** The status of a property by which its price is judged. */
export function toStatusForPrice({ status, unit }: Property): PropertyStatus {
  return statusForPrice({ status, unitStatus: unit?.status ?? null })
}

/** Whether visitors may know what a property costs. */
export function hasPublicPrice(property: Property, today: CalendarDay): boolean {
  const marquee = findMarquee(property, today)
  return isPricePublic({
    publishPrice: property.publishPrice ?? false,
    status: toStatusForPrice(property),
    marquee: marquee && { hidesPrice: marquee.hidesPrice ?? false },
  })
}
