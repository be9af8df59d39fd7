import 'server-only'
import { ownedOn } from '@/cms/collections/owners/owned-on'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { parsePublicId } from '@/domain/routes/public-id'
import { findSignedInOwner } from '@/features/portal/owner-session'
import type { OwnerAccount } from '@/server/owner-auth'

/** Who asks, and for which of their properties. */
export type OwnedProperty = { owner: OwnerAccount; propertyId: number }

/**
 * The signed-in owner and a property that is theirs today; null for everybody else and for every
 * other number, whether such a property exists or not.
 */
export async function findOwnedProperty(
  headers: Headers,
  idText: string,
): Promise<OwnedProperty | null> {
  const propertyId = parsePublicId(idText)
  if (propertyId === null) return null
  const owner = await findSignedInOwner(headers)
  if (owner === null) return null
  const owned = ownedOn(owner.properties ?? [], toBelgianDay(new Date()))
  return owned.includes(propertyId) ? { owner, propertyId } : null
}
