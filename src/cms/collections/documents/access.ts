import { toBelgianDay } from '@/domain/kernel/calendar-day'
import type { Access, Where } from 'payload'
import { isStaff } from '../../access/roles'
import { siteOrStaff } from '../../access/site-or-staff'
import { ownedOn } from '../owners/owned-on'

const isPublic: Where = { visibility: { equals: 'public' } }

/**
 * On the pages of the site everybody reads public documents, owners also those of their properties that are meant for
 * them, staff everything. Documents on request are read by staff alone;
 * who asks for them is sent links that expire.
 */
export const publicOrOwnDocuments: Access = ({ req, isReadingStaticFile }) => {
  if (isStaff(req.user)) return true
  if (!isReadingStaticFile && !siteOrStaff({ req })) return false
  if (req.user?.collection !== 'owners') return isPublic
  const today = toBelgianDay(new Date())
  const owned: Where = { property: { in: ownedOn(req.user.properties ?? [], today) } }
  const forOwners: Where = { visibility: { in: ['public', 'owner'] } }
  return { or: [isPublic, { and: [forOwners, owned] }] }
}
