import type { OwnerAccount } from '@/server/owner-auth'

/** Who asks, and for which of their properties. */
export type Owned = { owner: OwnerAccount; property: { id: number } }

/**
 * Who is signed in, and what is theirs today. Handed in by the addresses, because the frame of the
 * portal, which knows it, builds on these sections.
 */
export type OwnerDoor = {
  findSignedInOwner: (headers: Headers) => Promise<OwnerAccount | null>
  findOwnedProperty: (headers: Headers, propertyId: number) => Promise<Owned | null>
}
