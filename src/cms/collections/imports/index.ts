import type { CollectionConfig } from 'payload'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { nobody } from '../../access/nobody'
import { adminGroups } from '../../fields/admin-groups'
import { words } from '../../fields/words'
import { importFields } from './fields'

/**
 * Imports of a feed: what was read, what it would change, and how far that is. The system writes
 * them; editors apply and end them with the buttons beside.
 */
export const Imports: CollectionConfig = {
  slug: 'imports',
  labels: {
    singular: words('Import', 'Import', 'Import', 'Import'),
    plural: words('Imports', 'Imports', 'Imports', 'Importe'),
  },
  admin: {
    group: adminGroups.listings,
    useAsTitle: 'source',
    defaultColumns: ['source', 'createdAt', 'state', 'origin', 'endedAt'],
    description: words(
      'Elke keer dat een invoerbron werd gelezen, met wat daaruit volgde.',
      'Chaque lecture d’une source d’import, avec ce qui en a résulté.',
      'Every reading of an import source, with what came of it.',
      'Jedes Lesen einer Importquelle, mit dem, was daraus wurde.',
    ),
  },
  defaultSort: '-id',
  access: { create: nobody, read: agentsAndEditors, update: nobody, delete: nobody },
  fields: importFields,
}
