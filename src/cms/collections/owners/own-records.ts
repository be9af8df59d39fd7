import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { isStaff } from '../../access/roles'
import { findOwnedPeriods, type OwnedPeriod } from './owned-periods'

type Rule = (args: { req: PayloadRequest }) => boolean | Where

/**
 * Nothing at all, as a question: who owns nothing finds nothing, and is told nothing else. Not an
 * empty list of ids, which the framework takes for no question and answers with every record.
 */
const nothing: Where = { id: { equals: -1 } }

/** Which records of the properties of an owner today that owner may read. */
export function findOwnRecords(
  user: PayloadRequest['user'],
  toRecords: (period: OwnedPeriod) => Where[],
): Where {
  if (user?.collection !== 'owners') return nothing
  const periods = findOwnedPeriods(user.properties ?? [], toBelgianDay(new Date()))
  if (periods.length === 0) return nothing
  return { or: periods.map((period) => ({ and: toRecords(period) })) }
}

/**
 * Staff read what their rule says. In the portal an owner reads those that belong to a property that is
 * theirs today and to the time for which it is; over HTTP owners read none, because the portal
 * chooses what to show.
 *
 * @param toRecords the records of one property and its period
 */
export function createOwnRecordsOr(
  toRecords: (period: OwnedPeriod, ownerId: number) => Where[],
  rule: Rule,
): Access {
  return ({ req }) => {
    const forStaff = rule({ req })
    if (forStaff !== false) return forStaff
    const { user } = req
    if (req.payloadAPI !== 'local' || user?.collection !== 'owners') return false
    return findOwnRecords(user, (period) => toRecords(period, Number(user.id)))
  }
}

/** A field that staff read, and an owner only where the record says so. */
export function releasedBy(flag: string): FieldAccess {
  return ({ req, doc }) => isStaff(req.user) || doc?.[flag] === true
}
