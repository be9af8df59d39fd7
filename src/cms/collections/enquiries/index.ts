import type { CollectionConfig } from 'payload'
import { enquiryKindsShownToOwners } from '@/domain/owners/shown-enquiries'
import { administratorsOnly } from '../../access/administrators-only'
import { ownEnquiries } from '../../access/own-listings'
import { nobody } from '../../access/nobody'
import { adminGroups } from '../../fields/admin-groups'
import { createLockBeforeRead } from '../../hooks/lock-before-read'
import { createListExport } from '../../lists/list-export'
import { createBulkEndpoint } from '../../bulk/bulk-endpoint'
import { createDemandOfEnquiry } from '../../matching/create-demand'
import { retainByDecision, tellRefusal } from './decision'
import { fileEndpoint } from './file-endpoint'
import { createSubscriberOfEnquiry } from '../../newsletter/create-subscriber'
import { createTestimonialOfEnquiry } from '../../testimonials/create-testimonial'
import { recordOffer } from '../offers/record-offer'
import { refuseOldState } from './refuse-old-state'
import { createOwnRecordsOr } from '../owners/own-records'
import { isWithin } from '../owners/owned-periods'
import { createEnquiryFields } from './fields'
import type { RenameForm } from './title'
import { createTitleSearch, type FindFormNames } from './title-search'

/**
 * What visitors sent with a form. Only the system writes them; agents follow them up, and nobody
 * changes what the visitor wrote.
 *
 * @param parts the components that outer rooms draw for it, and how they call a form
 */
export const createEnquiries = (parts: {
  answers: string
  renameForm: RenameForm
  findFormNames: FindFormNames
}): CollectionConfig => ({
  slug: 'enquiries',
  labels: {
    singular: { nl: 'Aanvraag', fr: 'Demande', en: 'Enquiry', de: 'Anfrage' },
    plural: { nl: 'Aanvragen', fr: 'Demandes', en: 'Enquiries', de: 'Anfragen' },
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'property', 'assignee', 'createdAt'],
    components: { beforeListTable: ['/src/cms/admin/list-tools/list-tools#ListTools'] },
    listSearchableFields: [
      ...['title', 'person.email', 'person.lastName', 'person.phone'],
      'property.deskName',
    ],
    group: adminGroups.relations,
  },
  defaultSort: '-createdAt',
  access: {
    create: nobody,
    read: createOwnRecordsOr(
      (period) => [
        { property: { equals: period.propertyId } },
        { kind: { in: [...enquiryKindsShownToOwners] } },
        ...isWithin('createdAt', period),
      ],
      ownEnquiries,
    ),
    update: ownEnquiries,
    delete: administratorsOnly,
  },
  hooks: {
    beforeOperation: [createLockBeforeRead('enquiries'), createTitleSearch(parts.findFormNames)],
    beforeChange: [refuseOldState, retainByDecision],
    // In the transaction of the enquiry, so that none is kept without its demand or its line in the
    // register, and none is refused without a word.
    afterChange: [
      createDemandOfEnquiry,
      createSubscriberOfEnquiry,
      createTestimonialOfEnquiry,
      recordOffer,
      tellRefusal,
    ],
    // Before: the mails name the enquiry only as long as it is there.
    beforeDelete: [
      async ({ req, id }) => {
        await req.payload.delete({
          collection: 'mails',
          where: { enquiry: { equals: id } },
          depth: 0,
          req,
        })
      },
    ],
  },
  disableBulkEdit: true,
  endpoints: [createListExport('enquiries'), createBulkEndpoint('enquiries'), fileEndpoint],
  // The rule on who asked reads it, whatever the caller selects.
  forceSelect: { releasedToOwner: true },
  fields: createEnquiryFields(parts),
})
