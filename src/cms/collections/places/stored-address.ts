import type { StoredAddress } from '@/domain/projects/follow-address'
import type { PayloadRequest } from 'payload'
import { toNestedRequest } from '../../hooks/nested-request'

/** What a record may hold of an address; fields that were never filled in are missing. */
type Addressed = Partial<{ [Name in keyof StoredAddress]: StoredAddress[Name] | null }>

/** The fields by which a unit follows its project; none of them has languages. */
export const addressNames = ['publishAddress', 'street', 'houseNumber', 'lat', 'lng'] as const

export const addressSelect = {
  publishAddress: true,
  street: true,
  houseNumber: true,
  lat: true,
  lng: true,
} as const

export function toStoredAddress(record: Addressed): StoredAddress {
  return {
    publishAddress: record.publishAddress ?? false,
    street: record.street ?? null,
    houseNumber: record.houseNumber ?? null,
    lat: record.lat ?? null,
    lng: record.lng ?? null,
  }
}

/**
 * The address of a project as it is stored, whatever its newest draft says; null without one. In the
 * trash it hides its units as before.
 */
export async function readProjectAddress(
  req: PayloadRequest,
  id: number,
): Promise<StoredAddress | null> {
  const project = await req.payload.findByID({
    collection: 'projects',
    id,
    req: toNestedRequest(req),
    depth: 0,
    draft: false,
    trash: true,
    disableErrors: true,
    select: addressSelect,
  })
  return project && toStoredAddress(project)
}
