import type { CollectionConfig } from 'payload'
import { administratorsOnly } from '../../access/administrators-only'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { nobody } from '../../access/nobody'
import { adminGroups } from '../../fields/admin-groups'
import { enquiryFields } from './fields'

/**
 * What visitors sent with a form. Only the system writes them; agents follow them up, and nobody
 * changes what the visitor wrote.
 */
export const Enquiries: CollectionConfig = {
  slug: 'enquiries',
  labels: {
    singular: { nl: 'Aanvraag', fr: 'Demande', en: 'Enquiry', de: 'Anfrage' },
    plural: { nl: 'Aanvragen', fr: 'Demandes', en: 'Enquiries', de: 'Anfragen' },
  },
  admin: {
    useAsTitle: 'kind',
    defaultColumns: ['kind', 'state', 'person.lastName', 'property', 'assignee', 'createdAt'],
    listSearchableFields: ['kind', 'person.email', 'person.lastName'],
    group: adminGroups.relations,
  },
  defaultSort: '-createdAt',
  access: {
    create: nobody,
    read: agentsAndEditors,
    update: agentsAndEditors,
    delete: administratorsOnly,
  },
  hooks: {
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
  fields: enquiryFields,
}
