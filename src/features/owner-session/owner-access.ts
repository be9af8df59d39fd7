import 'server-only'
import { findOwnedSpan, ownedOn } from '@/cms/collections/owners/owned-on'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import type { OwnedSpan } from '@/domain/owners/ownership'
import type { OwnerAccount } from '@/server/owner-auth'
import { payloadAsSystem } from '@/server/payload'
import { findSignedInOwner } from './owner-session'

/** A property as somebody owns it today. */
export type OwnedProperty = OwnedSpan & { id: number; title: string }

/**
 * Ids of the properties that are an owner's on the day of a moment and are there, not in the trash;
 * in the order of the account.
 */
export async function findPresentOwnedIds(
  { properties }: Pick<OwnerAccount, 'properties'>,
  now: Date,
): Promise<number[]> {
  const ids = ownedOn(properties ?? [], toBelgianDay(now))
  if (ids.length === 0) return []
  const payload = await payloadAsSystem(
    'leaving homes that are gone out of what their owner is led to',
  )
  const { docs } = await payload.find({
    collection: 'properties',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: {},
  })
  return ids.filter((id) => docs.some((found) => found.id === id))
}

/** A property if it is an owner's today; null for every other, and for one that does not exist. */
export async function findPropertyOf(
  owner: OwnerAccount,
  propertyId: number,
  locale?: Locale,
): Promise<OwnedProperty | null> {
  const span = findOwnedSpan(owner.properties ?? [], propertyId, toBelgianDay(new Date()))
  if (span === null) return null
  const payload = await payloadAsSystem(
    'naming a property to its owner, public or not; it was looked for in the own account',
  )
  const found = await payload.findByID({
    collection: 'properties',
    id: propertyId,
    locale: locale ?? owner.locale ?? undefined,
    depth: 0,
    disableErrors: true,
    select: { title: true, recordFile: true },
  })
  if (found === null) return null
  const title = found.title || found.recordFile
  return { id: propertyId, title, ...span }
}

/**
 * The owner behind a request, and the property if it is theirs today. Null for everybody else, and
 * for a property that does not exist: nobody learns which of the two it was.
 */
export async function findOwnedProperty(
  headers: Headers,
  propertyId: number,
  locale?: Locale,
): Promise<{ owner: OwnerAccount; property: OwnedProperty } | null> {
  const owner = await findSignedInOwner(headers)
  const property = owner && (await findPropertyOf(owner, propertyId, locale))
  return owner && property && { owner, property }
}
