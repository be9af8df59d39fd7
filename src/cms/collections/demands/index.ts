import type { CollectionConfig } from 'payload'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { nobody } from '../../access/nobody'
import { adminGroups } from '../../fields/admin-groups'
import { words } from '../../fields/words'
import { createListExport } from '../../lists/list-export'
import { removeWish, writeWish } from '../../matching/wish-rows'
import { demandFields } from './fields'
import { keepStopped, requireCurrent } from './keep-stopped'

/**
 * What people want to be told of. The system writes them from what visitors send; staff help who
 * calls: change a wish, pause it, take it away.
 */
export const Demands: CollectionConfig = {
  slug: 'demands',
  labels: {
    singular: words('Zoekopdracht', 'Recherche', 'Search alert', 'Suchauftrag'),
    plural: words('Zoekopdrachten', 'Recherches', 'Search alerts', 'Suchaufträge'),
  },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'state', 'frequency', 'goal', 'maxPrice', 'until'],
    listSearchableFields: ['email'],
    group: adminGroups.relations,
    components: { beforeListTable: ['/src/cms/admin/list-tools/list-tools#ListTools'] },
  },
  defaultSort: '-createdAt',
  access: {
    create: nobody,
    read: agentsAndEditors,
    update: agentsAndEditors,
    delete: agentsAndEditors,
  },
  hooks: {
    beforeChange: [requireCurrent, keepStopped],
    afterChange: [({ doc, req }) => writeWish(req, doc)],
    afterDelete: [({ id, req }) => removeWish(req, Number(id))],
  },
  endpoints: [createListExport('demands')],
  fields: demandFields,
}
