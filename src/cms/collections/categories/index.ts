import type { CollectionConfig } from 'payload'
import { anyone } from '../../access/anyone'
import { editorsOnly } from '../../access/editors-only'
import { translatorsAndEditors } from '../../access/translators-and-editors'
import { cacheTags } from '../../cache-tags'
import { adminGroups } from '../../fields/admin-groups'
import { localizedText } from '../../fields/localized-text'
import { numberField } from '../../fields/number-field'
import { relationshipField } from '../../fields/relationship-field'
import { sortField } from '../../fields/sort-field'
import { createParentCheck } from '../../hooks/parent-check'
import { createRevalidateHooks } from '../../hooks/revalidate'

/** The tree in which articles are grouped. */
export const Categories: CollectionConfig = {
  slug: 'categories',
  labels: {
    singular: { nl: 'Categorie', fr: 'Catégorie', en: 'Category', de: 'Kategorie' },
    plural: { nl: 'Categorieën', fr: 'Catégories', en: 'Categories', de: 'Kategorien' },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'parent', 'sort'],
    group: adminGroups.content,
  },
  defaultSort: 'sort',
  access: {
    create: editorsOnly,
    read: anyone,
    update: translatorsAndEditors,
    delete: editorsOnly,
  },
  hooks: {
    beforeChange: [createParentCheck('categories')],
    ...createRevalidateHooks(() => [cacheTags.categories, cacheTags.articles]),
  },
  fields: [
    localizedText({
      name: 'name',
      label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
      required: true,
    }),
    relationshipField({
      name: 'parent',
      label: { nl: 'Valt onder', fr: 'Fait partie de', en: 'Part of', de: 'Gehört zu' },
      relationTo: 'categories',
    }),
    numberField({
      name: 'webId',
      label: { nl: 'Webnummer', fr: 'Numéro web', en: 'Web number', de: 'Webnummer' },
      index: true,
    }),
    sortField(),
  ],
}
