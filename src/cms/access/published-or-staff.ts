import type { Access, Where } from 'payload'
import { createVisibleOrStaff } from './visible-or-staff'

const published: Where = { _status: { equals: 'published' } }

/** Not in the trash. Named by each rule because a request may ask for what lies there. */
export const outOfTrash: Where = { deletedAt: { exists: false } }

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
