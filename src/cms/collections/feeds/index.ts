import type { CollectionConfig } from 'payload'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { editorsOnly } from '../../access/editors-only'
import { adminGroups } from '../../fields/admin-groups'
import { words } from '../../fields/words'
import { deleteRecordsOf } from '../../hooks/delete-records-of'
import { createFeedFields } from './fields'
import { createSecretKeeper, type SealSecret } from './keep-secret'

/**
 * Where listings come from: a file that other software of the agency offers, sends, or that somebody
 * uploads. What a feed brings is read by an import, of which each is a record of its own.
 *
 * @param settings.sealSecret encrypts the value of the secret header for the database
 */
export function createFeeds(settings: { sealSecret: SealSecret }): CollectionConfig {
  return {
    slug: 'feeds',
    labels: {
      singular: words('Invoerbron', 'Source d’import', 'Import source', 'Importquelle'),
      plural: words('Invoerbronnen', 'Sources d’import', 'Import sources', 'Importquellen'),
    },
    admin: {
      group: adminGroups.listings,
      useAsTitle: 'name',
      defaultColumns: ['name', 'format', 'schedule', 'isActive', 'updatedAt'],
      description: words(
        'Software waaruit panden komen. Een import toont eerst wat ze zou veranderen.',
        'Logiciels d’où viennent des biens. Un import montre d’abord ce qu’il changerait.',
        'Software that homes come from. An import first shows what it would change.',
        'Software, aus der Objekte kommen. Ein Import zeigt erst, was er ändern würde.',
      ),
    },
    access: {
      create: editorsOnly,
      read: agentsAndEditors,
      update: editorsOnly,
      delete: editorsOnly,
    },
    hooks: {
      beforeChange: [createSecretKeeper(settings.sealSecret)],
      // Its homes stay; what it would bring next does not come any more.
      beforeDelete: [deleteRecordsOf('feed', ['imports'])],
    },
    fields: createFeedFields(),
  }
}
