import 'server-only'
import type { ListingCard } from '@/cms/read-model/listing-row'
import type { Locale } from '@/domain/kernel/locales'
import { queryRows } from '@/server/db'

/**
 * What everybody may see of a property, in one language. Null when it is not public there, or
 * discreet: its page is for those whom the agency sent it to.
 */
export async function findPublicCard(
  propertyId: number,
  locale: Locale,
): Promise<ListingCard | null> {
  const [row] = await queryRows<{ card: ListingCard }>(
    'select card from rm.listings where property_id = $1 and locale = $2',
    [propertyId, locale],
  )
  return row && !row.card.lists.includes('discreet') ? row.card : null
}
