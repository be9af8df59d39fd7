import type { CollectionConfig } from 'payload'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { nobody } from '../../access/nobody'
import { adminGroups } from '../../fields/admin-groups'
import { words } from '../../fields/words'
import { createListExport } from '../../lists/list-export'
import { subscriberFields } from './fields'

/**
 * Who wants the newsletter. The system writes them from what visitors send and confirm, so that
 * nobody is on the list who did not ask for it; staff take away who calls.
 */
export const Subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: {
    singular: words('Abonnee', 'Abonné', 'Subscriber', 'Abonnent'),
    plural: words('Nieuwsbrief', 'Newsletter', 'Newsletter', 'Newsletter'),
  },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'state', 'locale', 'confirmedAt'],
    listSearchableFields: ['email'],
    group: adminGroups.relations,
    components: { beforeListTable: ['/src/cms/admin/list-tools/list-tools#ListTools'] },
  },
  defaultSort: '-createdAt',
  access: {
    create: nobody,
    read: agentsAndEditors,
    update: nobody,
    delete: agentsAndEditors,
  },
  endpoints: [createListExport('subscribers')],
  fields: subscriberFields,
}
