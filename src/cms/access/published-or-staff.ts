import type { Access, Where } from 'payload'
import { createVisibleOrStaff } from './visible-or-staff'

const published: Where = { _status: { equals: 'published' } }

/** Staff read everything; everybody else published records that also meet the condition. */
export function createPublishedOrStaff(also: Where): Access {
  return createVisibleOrStaff({ and: [published, also] })
}
