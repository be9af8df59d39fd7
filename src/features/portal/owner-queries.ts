import 'server-only'
import { ownedOn } from '@/cms/collections/owners/owned-on'
import type { Property } from '@/cms/payload-types'
import type { ListingCard } from '@/cms/read-model/listing-row'
import { formatCityLine, formatStreetLine } from '@/domain/formats/address'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import { localizedPlaceName } from '@/domain/places/place-name'
import { isAvailableStatus } from '@/domain/properties/statuses'
import { toListingPicture } from '@/features/media/to-listing-picture'
import { toPathSubject } from '@/features/properties/property-path'
import { getAddressBook } from '@/features/routing/address-book'
import { queryRows } from '@/server/db'
import type { OwnerAccount } from '@/server/owner-auth'
import { payloadAsSystem } from '@/server/payload'
import { getTexts } from '@/server/texts/text-overrides'
import { messages } from './frame-messages'
import type { OwnedHome } from './owner-view'

type PublicCard = { property_id: number; card: ListingCard }

const publicCards = `
  select property_id, card from rm.listings where locale = $1 and property_id = any($2)`

/** What the head of a property says, also of one that is not on the site yet or any more. */
async function findRecords(ids: readonly number[], locale: Locale) {
  const payload = await payloadAsSystem(
    'listing the properties of their owner, public or not; the ids come from the own account',
  )
  const { docs } = await payload.find({
    collection: 'properties',
    where: { id: { in: [...ids] } },
    locale,
    depth: 0,
    pagination: false,
    select: {
      title: true,
      recordFile: true,
      status: true,
      street: true,
      houseNumber: true,
      boxNr: true,
      zip: true,
      city: true,
    },
  })
  return new Map(docs.map((record) => [record.id, record]))
}

type Head = Pick<Property, 'id' | 'title' | 'recordFile' | 'status'> &
  Pick<Property, 'street' | 'houseNumber' | 'boxNr' | 'zip' | 'city'>

type StatusWords = (typeof messages)[Locale]['status']
type Reading = { locale: Locale; words: StatusWords }

function toHome(record: Head, { locale, words }: Reading): Omit<OwnedHome, 'href' | 'picture'> {
  const { id, title, recordFile, status, street, houseNumber, boxNr, zip, city } = record
  const line = {
    street: street ?? null,
    houseNumber: houseNumber ?? null,
    boxNr: boxNr ?? null,
  }
  const town = localizedPlaceName(city ?? '', locale)
  return {
    id,
    title: title || recordFile,
    address: [formatStreetLine(line, locale), formatCityLine({ zip: zip ?? '', city: town })]
      .filter(Boolean)
      .join(', '),
    reference: recordFile,
    status: {
      name: words[status],
      tone: isAvailableStatus(status) ? 'enamel' : 'ink',
    },
  }
}

/** How a home is headed, public or not; null when it is gone. The caller has asked who may know. */
export async function findHomeHead(propertyId: number, locale: Locale) {
  const [records, texts] = await Promise.all([
    findRecords([propertyId], locale),
    getTexts('portal', messages, locale),
  ])
  const record = records.get(propertyId)
  return record === undefined ? null : toHome(record, { locale, words: texts.status })
}

/** The homes that are an owner's today, in the order of the account; without those that are gone. */
export async function findOwnHomes(owner: OwnerAccount, locale: Locale): Promise<OwnedHome[]> {
  const today = toBelgianDay(new Date())
  const ids = ownedOn(owner.properties ?? [], today)
  const [records, cards, book, texts] = await Promise.all([
    findRecords(ids, locale),
    queryRows<PublicCard>(publicCards, [locale, ids]),
    getAddressBook(locale),
    getTexts('portal', messages, locale),
  ])
  const shown = new Map(cards.map(({ property_id: id, card }) => [id, card]))
  return ids.flatMap((id): OwnedHome[] => {
    const record = records.get(id)
    if (record === undefined) return []
    const card = shown.get(id)
    const [picture] = card?.pictures ?? []
    return [
      {
        ...toHome(record, { locale, words: texts.status }),
        href: card === undefined ? null : book.property(toPathSubject(card)).canonical,
        picture: picture === undefined ? null : toListingPicture(picture),
      },
    ]
  })
}
