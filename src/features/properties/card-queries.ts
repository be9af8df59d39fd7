import 'server-only'
import type { ListingCard } from '@/cms/read-model/listing-row'
import type { Locale } from '@/domain/kernel/locales'
import { getAddressBook } from '@/features/routing/address-book'
import { queryRows } from '@/server/db'
import { toCardsStatement, type CardExtent } from './listing-statement'
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

/**
 * The cards of properties in a language, in the given order; what is not listed is left out.
 *
 * @param extent with all pictures, or with the first one alone
 */
export async function findCards(
  propertyIds: readonly number[],
  locale: Locale,
  extent: CardExtent = 'whole',
): Promise<PropertyCardView[]> {
  if (propertyIds.length === 0) return []
  const { text, values } = toCardsStatement(propertyIds, { locale, extent })
  const rows = await queryRows<{ id: number; card: ListingCard }>(text, values)
  const cards = new Map(rows.map(({ id, card }) => [id, card]))
  return toCards(
    propertyIds.flatMap((id) => cards.get(id) ?? []),
    locale,
  )
}
