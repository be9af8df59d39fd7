import type { Payload, TypedUser } from 'payload'
import type { Owner } from '../../payload-types'
import { toRelationId } from '../../relation-id'

type Rows = NonNullable<Owner['properties']>

/** Who owns a property, or did, with the periods of that property; as far as whoever asks may read owners. */
export async function findOwnersOf(
  { payload, user }: { payload: Payload; user: TypedUser | null },
  propertyId: number,
): Promise<{ owner: Owner; periods: Rows }[]> {
  const { docs } = await payload.find({
    collection: 'owners',
    where: { 'properties.property': { equals: propertyId } },
    sort: ['lastName', 'id'],
    depth: 0,
    pagination: false,
    joins: false,
    overrideAccess: false,
    user,
  })
  return docs.map((owner) => ({
    owner,
    periods: (owner.properties ?? []).filter(
      ({ property }) => toRelationId(property) === propertyId,
    ),
  }))
}
