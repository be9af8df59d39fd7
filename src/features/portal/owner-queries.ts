import 'server-only'
import { ownedOn } from '@/cms/collections/owners/owned-on'
import type { ListingCard } from '@/cms/read-model/listing-row'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import { toPathSubject } from '@/features/properties/property-path'
import { getAddressBook } from '@/features/routing/address-book'
import { queryRows } from '@/server/db'
import type { OwnerAccount } from '@/server/owner-auth'
import { payloadAsSystem } from '@/server/payload'
import { toOwnerName, type OwnerView } from './owner-view'

type PublicCard = { property_id: number; card: ListingCard }

const publicCards = `
  select property_id, card from rm.listings where locale = $1 and property_id = any($2)`

/** Titles of the properties, also of those that are not on the site yet or any more. */
async function findTitles(ids: readonly number[], locale: Locale): Promise<Map<number, string>> {
  const payload = await payloadAsSystem(
    'listing the properties of their owner, public or not; the ids come from the own account',
  )
  const { docs } = await payload.find({
    collection: 'properties',
    where: { id: { in: [...ids] } },
    locale,
    depth: 0,
    pagination: false,
    select: { title: true, recordFile: true },
  })
  return new Map(docs.map(({ id, title, recordFile }) => [id, title || recordFile]))
}

/** What the signed-in owner sees of the own account today. */
export async function getOwnerView(owner: OwnerAccount, locale: Locale): Promise<OwnerView> {
  const today = toBelgianDay(new Date())
  const ids = ownedOn(owner.properties ?? [], today)
  const [titles, cards, book] = await Promise.all([
    findTitles(ids, locale),
    queryRows<PublicCard>(publicCards, [locale, ids]),
    getAddressBook(locale),
  ])
  const hrefs = new Map(
    cards.map(({ property_id: id, card }) => [id, book.property(toPathSubject(card)).canonical]),
  )
  const properties = ids.flatMap((id) => {
    const title = titles.get(id)
    return title === undefined ? [] : [{ id, title, href: hrefs.get(id) ?? null }]
  })
  return { name: toOwnerName(owner), properties }
}
