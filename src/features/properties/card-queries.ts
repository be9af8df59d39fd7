import 'server-only'
import type { ListingCard } from '@/cms/read-model/listing-row'
import type { Locale } from '@/domain/kernel/locales'
import { getAddressBook } from '@/features/routing/address-book'
import { queryRows } from '@/server/db'
import { getProjectSubjects } from './project-name-queries'
import { toPropertyCard, type PropertyCardView } from './to-property-card'

/** Cards are made here and nowhere else, so that every card has its true address. */
export async function toCards(
  cards: readonly ListingCard[],
  locale: Locale,
): Promise<PropertyCardView[]> {
  const [book, projects] = await Promise.all([getAddressBook(locale), getProjectSubjects(locale)])
  return cards.map((card) => toPropertyCard(card, book, projects))
}

const columns = {
  whole: 'card',
  // A map shows thousands of homes, each with its first picture alone.
  onePicture: `card || jsonb_build_object('pictures', jsonb_path_query_array(card, '$.pictures[0]')) as card`,
} as const

/**
 * The cards of properties in a language, in the given order; what is not listed is left out.
 *
 * @param extent with all pictures, or with the first one alone
 */
export async function findCards(
  propertyIds: readonly number[],
  locale: Locale,
  extent: keyof typeof columns = 'whole',
): Promise<PropertyCardView[]> {
  if (propertyIds.length === 0) return []
  const rows = await queryRows<{ id: number; card: ListingCard }>(
    `select property_id as id, ${columns[extent]} from rm.listings
     where property_id = any($1::int[]) and locale = $2`,
    [propertyIds, locale],
  )
  const cards = new Map(rows.map(({ id, card }) => [id, card]))
  return toCards(
    propertyIds.flatMap((id) => cards.get(id) ?? []),
    locale,
  )
}
