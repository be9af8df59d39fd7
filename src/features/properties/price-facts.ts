import type { Marquee, Property } from '@/cms/payload-types'
import { findLoaded } from '@/cms/relation-id'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import type { PriceFacts } from '@/domain/pricing/price-view'
import { isPricePublic, statusForPrice } from '@/domain/pricing/price-visibility'
import { isMarqueeVisible } from '@/domain/properties/marquees'
import type { PropertyStatus } from '@/domain/properties/statuses'
import { amountOf } from './record-values'

/** The marquee that shows on a property today; null when there is none or its days are over. */
export function findMarquee(
  property: Pick<Property, 'marquee' | 'closedAt' | 'publishedAt'>,
  today: CalendarDay,
): Marquee | null {
  const { marquee, closedAt = null, publishedAt = null } = property
  if (typeof marquee !== 'object' || marquee === null) return null
  const { code, daysVisible = null } = marquee
  return isMarqueeVisible({ code, daysVisible }, { closedAt, publishedAt }, today) ? marquee : null
}

/** The status of a property by which its price is judged. */
export function toStatusForPrice({
  status,
  unit,
}: Pick<Property, 'status' | 'unit'>): PropertyStatus {
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

/** Of a property, what its price is told by; a query that tells it reads exactly this. */
export const priceFields = {
  price: true,
  startPrice: true,
  publishPrice: true,
  priceUnit: true,
  priceUnitText: true,
  goal: true,
  status: true,
  unit: true,
  marquee: true,
  closedAt: true,
  publishedAt: true,
  isAnnuity: true,
  annuityBouquet: true,
  annuityMonthly: true,
  annuityMaxYears: true,
} as const satisfies Partial<Record<keyof Property, true>>

type PricedProperty = Pick<Property, keyof typeof priceFields>

/** What is known of a price, for the rule that says what of it stands where. */
export function toPriceFacts(property: PricedProperty, today: CalendarDay): PriceFacts {
  const marquee = findMarquee(property, today)
  const startPrice = amountOf(property.startPrice)
  return {
    price: startPrice ?? property.price ?? null,
    publishPrice: property.publishPrice ?? false,
    priceUnit: findLoaded(property.priceUnit)?.code ?? null,
    priceUnitText: property.priceUnitText ?? null,
    goal: property.goal,
    marquee: marquee && { hidesPrice: marquee.hidesPrice ?? false, name: marquee.name ?? '' },
    status: toStatusForPrice(property),
    isStartPrice: startPrice !== null,
    annuity: property.isAnnuity
      ? {
          bouquet: property.annuityBouquet ?? 0,
          monthly: property.annuityMonthly ?? 0,
          maxDurationYears: property.annuityMaxYears ?? null,
        }
      : null,
  }
}
