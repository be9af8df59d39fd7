import { isPublicStatus, propertyStatuses } from '@/domain/properties/statuses'
import type { CollectionConfig } from 'payload'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { editorsOnly } from '../../access/editors-only'
import { createPublishedOrStaff } from '../../access/published-or-staff'
import { staffOnly } from '../../access/staff-only'

/**
 * Visitors and owners read what is published, has a status that may be seen, and is not discreet:
 * a discreet property is shown by the site alone, after it has left out what gives it away. The
 * trash is named because a request may ask for it.
 * Translators may write the texts of a property; the record as a whole is for those who sell it.
 */
export const propertyAccess: CollectionConfig['access'] = {
  read: createPublishedOrStaff({
    status: { in: propertyStatuses.filter(isPublicStatus) },
    isDiscreet: { not_equals: true },
    deletedAt: { exists: false },
  }),
  readVersions: staffOnly,
  create: agentsAndEditors,
  update: staffOnly,
  delete: editorsOnly,
}
