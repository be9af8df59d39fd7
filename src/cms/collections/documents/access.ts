import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'
import { isStaff } from '../../access/roles'
import { toRelationId } from '../../relation-id'
import { siteOrStaff } from '../../access/site-or-staff'
import { findOwnRecords } from '../owners/own-records'
import { isWithin } from '../owners/owned-periods'

const isPublic: Where = { visibility: { equals: 'public' } }

/**
 * On the pages of the site everybody reads public documents, owners also those of their properties that are meant for
 * them and came while the property was theirs, staff everything. Documents on request are read by staff alone;
 * who asks for them is sent links that expire.
 */
export const publicOrOwnDocuments: Access = ({ req, isReadingStaticFile }) => {
  if (isStaff(req.user)) return true
  if (!isReadingStaticFile && !siteOrStaff({ req })) return false
  if (req.user?.collection !== 'owners') return isPublic
  return { or: [isPublic, findOwnDocuments(req.user)] }
}

/** Papers for the owners of a property; a record that came before or after their time is not. */
export function findOwnDocuments(user: PayloadRequest['user']): Where {
  return findOwnRecords(user, (period) => [
    { property: { equals: period.propertyId } },
    { visibility: { in: ['public', 'owner'] } },
    ...isWithin('createdAt', period),
  ])
}

/** Who sent a paper: staff know it of each, an owner of the own ones. */
export const ownOrStaff: FieldAccess = ({ req, doc }) => {
  if (isStaff(req.user)) return true
  return req.user?.collection === 'owners' && toRelationId(doc?.['sentByOwner']) === req.user.id
}

/** A public paper may name a person in what its file was called. */
export const ownerOrStaff: FieldAccess = ({ req }) =>
  isStaff(req.user) || req.user?.collection === 'owners'
