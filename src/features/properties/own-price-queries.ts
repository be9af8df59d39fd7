import 'server-only'
import { formatPriceView } from '@/domain/formats/price-text'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import { ownPriceView } from '@/domain/pricing/price-view'
import { payloadAsSystem } from '@/server/payload'
import { priceFields, toPriceFacts } from './price-facts'

/**
 * The price of a property as whoever owns it may read it, public or not; the caller has asked who may
 * know. Null where the property or its amount is not there.
 */
export async function findOwnPrice(propertyId: number, locale: Locale): Promise<string | null> {
  const payload = await payloadAsSystem(
    'telling the price of a property to who was found to own or to manage it',
  )
  const property = await payload.findByID({
    collection: 'properties',
    id: propertyId,
    locale,
    depth: 1,
    disableErrors: true,
    select: priceFields,
  })
  const view = property && ownPriceView(toPriceFacts(property, toBelgianDay(new Date())))
  return view && formatPriceView(view, locale)
}
