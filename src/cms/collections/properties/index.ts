import type { CollectionConfig } from 'payload'
import { createLivePreview } from '../../admin/live-preview'
import { createPreview } from '../../admin/preview'
import { besidePage } from '../../admin/beside-record'
import { createBulkEndpoint } from '../../bulk/bulk-endpoint'
import { adminGroups } from '../../fields/admin-groups'
import { savedDrafts } from '../../fields/drafts'
import { words } from '../../fields/words'
import { deleteRecordsOf } from '../../hooks/delete-records-of'
import { joinForDesk } from '../../hooks/join-for-desk'
import { redactForPrograms } from '../../hooks/redact-for-programs'
import { refuseBulkEdit } from '../../hooks/refuse-bulk-edit'
import { takeListing } from '../../hooks/take-listing'
import { showDraftToGuests } from '../../hooks/show-draft'
import { createListExport } from '../../lists/list-export'
import { keepForVisits, takeVisitsAlong } from '../appointment-slots/take-visits-along'
import { fillFromPlace } from '../places/fill-from-place'
import { propertyAccess } from './access'
import { createPropertyFields, type PropertyParts } from './fields'
import { announceChange, announceRemoval } from './hooks/announce'
import { completeTypes } from './hooks/complete-types'
import { followProject } from './hooks/follow-project'
import { followStatus } from './hooks/follow-status'
import { keyReference } from './hooks/key-reference'
import { passGate } from './hooks/pass-gate'
import { deletePapers, leaveOwners } from './hooks/take-along'

/**
 * What the agency sells and lets, units of projects included.
 *
 * @param parts the components that outer rooms draw for it
 */
export const createProperties = (parts: PropertyParts): CollectionConfig => ({
  slug: 'properties',
  labels: {
    singular: words('Pand', 'Bien', 'Property', 'Objekt'),
    plural: words('Panden', 'Biens', 'Properties', 'Objekte'),
  },
  admin: {
    group: adminGroups.listings,
    preview: createPreview('properties'),
    livePreview: createLivePreview(createPreview('properties')),
    components: {
      edit: besidePage,
      // The list changes a few fields of many homes itself, and says what became of each.
      views: {
        list: {
          Component: '/src/cms/admin/list-tools/list-without-bulk-edit.client#ListWithoutBulkEdit',
        },
      },
      beforeListTable: [
        '/src/cms/admin/list-tools/list-tools#ListTools',
        '/src/cms/admin/print-kit/print-selection.client#PrintSelection',
        '/src/cms/admin/listing-export/export-listings#ExportListings',
      ],
    },
    useAsTitle: 'deskName',
    // A home has hundreds of fields, of which the list shows eight.
    enableListViewSelectAPI: true,
    defaultColumns: [
      'recordFile',
      'pictures',
      'title',
      // Whether it is published, and what keeps it from that, is seen without moving the table.
      '_status',
      'gateIssues',
      'status',
      'price',
      'city',
      'goal',
    ],
    listSearchableFields: ['deskName', 'title', 'zip'],
    description: words(
      'Alles wat te koop of te huur staat, ook de eenheden van projecten.',
      'Tout ce qui est à vendre ou à louer, unités de projets comprises.',
      'Everything that is for sale or for rent, units of projects included.',
      'Alles, was zu verkaufen oder zu vermieten ist, Projekteinheiten eingeschlossen.',
    ),
  },
  defaultSort: '-publishedAt',
  defaultPopulate: { publicId: true, recordFile: true, title: true, city: true, status: true },
  // The rules on hidden addresses and prices read these, whatever the caller selects.
  forceSelect: {
    street: true,
    isDiscreet: true,
    publishAddress: true,
    publishPrice: true,
    status: true,
    marquee: true,
    publishedAt: true,
    closedAt: true,
    unit: { status: true },
  },
  access: propertyAccess,
  endpoints: [createListExport('properties'), createBulkEndpoint('properties')],
  fields: createPropertyFields(parts),
  hooks: {
    beforeOperation: [refuseBulkEdit, joinForDesk],
    beforeValidate: [takeListing, fillFromPlace, followProject, completeTypes, keyReference],
    beforeChange: [keepForVisits('property'), followStatus, passGate],
    beforeRead: [showDraftToGuests('properties'), redactForPrograms],
    beforeDelete: [
      takeVisitsAlong('property'),
      leaveOwners,
      deleteRecordsOf('property', ['activities', 'placements', 'messages']),
    ],
    afterChange: [announceChange],
    afterDelete: [announceRemoval, deletePapers],
  },
  versions: savedDrafts,
  trash: true,
})
