import type { Access, PayloadRequest, Where } from 'payload'
import { hasRole, isStaff } from './roles'

type Rule = (args: { req: PayloadRequest }) => boolean | Where

/**
 * Staff read everything; everybody else the records that meet the condition. It becomes part of
 * the query, so that a record that is not visible is not found instead of refused.
 *
 * @param forAgents what agents read besides what everybody may; everything where it is left out
 */
export function createVisibleOrStaff(visible: Where, forAgents?: Rule): Access {
  return ({ req }) => {
    if (forAgents === undefined || !hasRole(req.user, ['agent']))
      return isStaff(req.user) || visible
    const own = forAgents({ req })
    if (typeof own === 'boolean') return own || visible
    return { or: [visible, own] }
  }
}
