import type { Access, Where } from 'payload'
import { createVisibleOrStaff } from './visible-or-staff'

const published: Where = { _status: { equals: 'published' } }

/**
 * Staff read everything; everybody else published records that also meet the condition.
 *
 * @param forAgents as in `createVisibleOrStaff`
 */
export function createPublishedOrStaff(
  also: Where,
  forAgents?: Parameters<typeof createVisibleOrStaff>[1],
): Access {
  return createVisibleOrStaff({ and: [published, also] }, forAgents)
}
