import type { Access, Where } from 'payload'
import { isStaff } from './roles'

/**
 * Staff read everything; everybody else the records that meet the condition. It becomes part of
 * the query, so that a record that is not visible is not found instead of refused.
 */
export function createVisibleOrStaff(visible: Where): Access {
  return ({ req }) => isStaff(req.user) || visible
}
