import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'
import { isAgentOrEditor } from '../../access/agents-and-editors'
import { ownMatters } from '../../access/own-listings'
import { toRelationId } from '../../relation-id'
import { siteOrStaff } from '../../access/site-or-staff'
import { findOwnRecords } from '../owners/own-records'
import { isWithin } from '../owners/owned-periods'

const isPublic: Where = { visibility: { equals: 'public' } }

/**
 * On the pages of the site everybody reads public documents, owners also those of their properties that
 * are meant for them and came while the property was theirs, agents those of their own homes, editors
 * everything. Translators have their titles to translate, and of papers that are not public no title
 * either. Documents on request are read by those who sell alone; who asks for them is sent links that
 * expire.
 */
export const publicOrOwnDocuments: Access = ({ req, isReadingStaticFile }) => {
  const own = ownMatters({ req })
  if (own !== false) return own === true || { or: [isPublic, own] }
  if (!isReadingStaticFile && !siteOrStaff({ req })) return false
  if (req.user?.collection !== 'owners') return isPublic
  return { or: [isPublic, findOwnDocuments(req.user)] }
}

/**
 * Papers of a property that its owner reads: what everybody may see, and what is for the owners and
 * came in their time.
 */
export function findOwnDocuments(user: PayloadRequest['user']): Where {
  return findOwnRecords(user, (period) => {
    const forOwners: Where = {
      and: [{ visibility: { equals: 'owner' } }, ...isWithin('createdAt', period)],
    }
    const isOfProperty: Where = { property: { equals: period.propertyId } }
    const either: Where = { or: [isPublic, forOwners] }
    return [isOfProperty, either]
  })
}

/** Who sent a paper: agents and editors know it of each, an owner of the own ones. */
export const senderOrSellers: FieldAccess = ({ req, doc }) => {
  if (isAgentOrEditor(req.user)) return true
  return req.user?.collection === 'owners' && toRelationId(doc?.['sentByOwner']) === req.user.id
}

/** A public paper may name a person in what its file was called. */
export const ownersOrSellers: FieldAccess = ({ req }) =>
  isAgentOrEditor(req.user) || req.user?.collection === 'owners'
