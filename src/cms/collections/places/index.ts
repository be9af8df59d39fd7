import type { CollectionConfig } from 'payload'
import { anyone } from '../../access/anyone'
import { administratorsOnly } from '../../access/administrators-only'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { staffOnly } from '../../access/staff-only'
import { cacheTags } from '../../cache-tags'
import { adminGroups } from '../../fields/admin-groups'
import { words } from '../../fields/words'
import { mergeHooks } from '../../hooks/merge-hooks'
import { createRevalidateHooks } from '../../hooks/revalidate'
import { createListingRefresh } from '../../read-model/refresh-hooks'
import { deriveKeys } from './derive-keys'
import { placeFields } from './fields'

/** Towns and areas: one per country, postcode and name, with its name in every language. */
export const Places: CollectionConfig = {
  slug: 'places',
  labels: {
    singular: words('Plaats', 'Localité', 'Place', 'Ort'),
    plural: words('Plaatsen', 'Localités', 'Places', 'Orte'),
  },
  admin: {
    group: adminGroups.settings,
    useAsTitle: 'name',
    defaultColumns: ['name', 'zip', 'countryId', 'province'],
    listSearchableFields: ['name', 'zip', 'slug'],
    description: words(
      'Gemeenten en streken waaruit editors en bezoekers kiezen.',
      'Communes et régions parmi lesquelles éditeurs et visiteurs choisissent.',
      'Towns and areas that editors and visitors choose from.',
      'Gemeinden und Gegenden, aus denen Redaktion und Besucher wählen.',
    ),
  },
  defaultSort: 'nameKey',
  defaultPopulate: { name: true, zip: true, countryId: true, slug: true },
  access: {
    read: anyone,
    create: agentsAndEditors,
    update: staffOnly,
    delete: administratorsOnly,
  },
  indexes: [{ fields: ['countryId', 'zip', 'nameKey'], unique: true }],
  fields: placeFields,
  hooks: {
    beforeValidate: [deriveKeys],
    ...mergeHooks(
      createRevalidateHooks(() => [cacheTags.reference]),
      createListingRefresh('place'),
    ),
  },
}
