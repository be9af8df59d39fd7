import type { CollectionConfig } from 'payload'
import { administratorsOnly } from '../../access/administrators-only'
import { anyone } from '../../access/anyone'
import { translatorsAndEditors } from '../../access/translators-and-editors'
import { cacheTags } from '../../cache-tags'
import { adminGroups } from '../../fields/admin-groups'
import { words } from '../../fields/words'
import { createRevalidateHooks } from '../../hooks/revalidate'
import { mergeHooks } from '../../hooks/merge-hooks'
import { createListingRefresh } from '../../read-model/refresh-hooks'
import { propertyTypeFields } from './fields'

/** The seven main types. How many properties each has is counted, never stored. */
export const PropertyTypes: CollectionConfig = {
  slug: 'property-types',
  labels: {
    singular: words('Pandtype', 'Type de bien', 'Property type', 'Objekttyp'),
    plural: words('Pandtypes', 'Types de biens', 'Property types', 'Objekttypen'),
  },
  admin: {
    group: adminGroups.settings,
    useAsTitle: 'name',
    defaultColumns: ['name', 'webId', 'key', 'showOrder', 'sale', 'rent'],
    description: words(
      'De types waarop bezoekers zoeken.',
      'Les types selon lesquels les visiteurs cherchent.',
      'The types that visitors search by.',
      'Die Typen, nach denen Besucher suchen.',
    ),
  },
  defaultSort: 'showOrder',
  defaultPopulate: { webId: true, key: true, name: true, showOrder: true },
  access: {
    read: anyone,
    create: administratorsOnly,
    update: translatorsAndEditors,
    delete: administratorsOnly,
  },
  fields: propertyTypeFields,
  hooks: mergeHooks(
    createRevalidateHooks(() => [cacheTags.reference]),
    createListingRefresh('types'),
  ),
}
