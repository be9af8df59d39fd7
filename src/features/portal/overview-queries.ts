import 'server-only'
import { statusNames } from '@/cms/collections/properties/fields/sidebar'
import type { AppointmentSlot } from '@/cms/payload-types'
import { findLoaded } from '@/cms/relation-id'
import type { ListingCard } from '@/cms/read-model/listing-row'
import { formatTime, formatWeekdayDate } from '@/domain/formats/dates'
import { formatPrice } from '@/domain/formats/numbers'
import { addDays, daysBetween, toBelgianDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import { toPathSubject } from '@/features/properties/property-path'
import { getAddressBook } from '@/features/routing/address-book'
import { queryRows } from '@/server/db'
import { payloadAsSystem } from '@/server/payload'
import type { OwnedProperty } from './owner-access'

/** What an owner sees first of a property. */
export type OverviewView = {
  status: string
  price: string | null
  /** Null while the property is not on the site. */
  online: { href: string; days: number } | null
  nextVisit: { day: string; time: string } | null
}

const publicCard = `
  select card from rm.listings where locale = $1 and property_id = $2`

const open = () =>
  payloadAsSystem('showing an owner the overview of a property that was found to be theirs')

/** The next visit that is agreed on; who comes is not told. */
async function findNextVisit({ id, to }: OwnedProperty, locale: Locale, now: Date) {
  const payload = await open()
  const { docs } = await payload.find({
    collection: 'appointments',
    where: {
      and: [
        { 'slot.property': { equals: id } },
        { 'slot.startsAt': { greater_than_equal: now.toISOString() } },
        { state: { equals: 'confirmed' } },
      ],
    },
    sort: 'slot.startsAt',
    depth: 1,
    limit: 1,
    pagination: false,
    select: { slot: true },
  })
  const startsAt = findLoaded<AppointmentSlot>(docs[0]?.slot)?.startsAt
  if (startsAt === undefined || (to !== null && toBelgianDay(new Date(startsAt)) > to)) return null
  return { day: formatWeekdayDate(startsAt, locale), time: formatTime(startsAt) }
}

async function findHref(propertyId: number, locale: Locale): Promise<string | null> {
  const [[row], book] = await Promise.all([
    queryRows<{ card: ListingCard }>(publicCard, [locale, propertyId]),
    getAddressBook(locale),
  ])
  return row === undefined ? null : book.property(toPathSubject(row.card)).canonical
}

/**
 * The overview of a property.
 *
 * @param property must be one that `requireOwnedProperty` gave
 */
export async function getOverview(
  property: OwnedProperty,
  locale: Locale,
  now: Date,
): Promise<OverviewView> {
  const payload = await open()
  const [record, href, nextVisit] = await Promise.all([
    payload.findByID({
      collection: 'properties',
      id: property.id,
      depth: 0,
      select: { status: true, price: true, publishedAt: true },
    }),
    findHref(property.id, locale),
    findNextVisit(property, locale, now),
  ])
  const { status, price, publishedAt } = record
  const today = toBelgianDay(now)
  const published = publishedAt ? toBelgianDay(new Date(publishedAt)) : today
  // Days before the property was theirs are not the owner's to see.
  const since = property.from !== null && property.from > published ? property.from : published
  return {
    status: statusNames[status][locale],
    price: typeof price === 'number' ? formatPrice(price) : null,
    // The first day counts as one.
    online: href === null ? null : { href, days: daysBetween(since, addDays(today, 1)) },
    nextVisit,
  }
}
