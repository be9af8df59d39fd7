import { isPublicStatus, propertyStatuses } from '@/domain/properties/statuses'
import type { CollectionConfig, Where } from 'payload'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { editorsOnly } from '../../access/editors-only'
import { createOrPreview } from '../../access/or-preview'
import { createPublishedOrStaff, outOfTrash } from '../../access/published-or-staff'
import { createTextQuestion } from '../../access/text-question'
import { ownVersionsOrTexts } from '../../access/own-listing-versions'
import { ownListings } from '../../access/own-listings'
import { ownListingsOrTexts } from '../../access/own-listings-or-texts'

const open: Where = {
  status: { in: propertyStatuses.filter(isPublicStatus) },
  isDiscreet: { not_equals: true },
  ...outOfTrash,
}

const readPublic = createPublishedOrStaff(open, ownListings)

/** The same without the homes whose address is hidden. */
const readOpenAddress = createPublishedOrStaff(
  { and: [open, { publishAddress: { equals: true } }] },
  ownListings,
)

/** Fields in which editors write by hand, where a hidden street may have slipped in. */
const asksForText = createTextQuestion(
  [
    ...['title', 'description', 'areaName', 'unit.lot', 'priceUnitText'],
    ...['planningInformation', 'videoUrl', 'tourUrl'],
  ],
  ['pictures', 'plans', 'panoramas', 'documents'],
)

/**
 * Visitors and owners read what is published, has a status that may be seen, and is not discreet:
 * a discreet property is shown by the site alone, after it has left out what gives it away. The
 * trash is named because a request may ask for it.
 * Agents read and change the ones that they manage or nobody does, and read what is public.
 * Translators may write the texts of a property; the record as a whole is for those who sell it.
 */
export const propertyAccess: CollectionConfig['access'] = {
  read: createOrPreview('properties', (args) =>
    asksForText(args) ? readOpenAddress(args) : readPublic(args),
  ),
  readVersions: ownVersionsOrTexts,
  create: agentsAndEditors,
  update: ownListingsOrTexts,
  delete: editorsOnly,
}
