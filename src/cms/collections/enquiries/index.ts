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
    defaultColumns: ['kind', 'state', 'person.lastName', 'property', 'createdAt'],
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
  fields: enquiryFields,
}
