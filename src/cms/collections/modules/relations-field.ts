import type { LocalizedText } from '@/domain/kernel/locales'
import type { ArrayField, Condition, SelectField } from 'payload'
import { arrayField } from '../../fields/array-field'
import { relationshipField } from '../../fields/relationship-field'
import { selectField } from '../../fields/select-field'
import { moduleFormKinds } from './form-kinds'
import { usesField, type ModuleTypeConfig, type RelationType } from './module-types'
import { keepOptions } from './type-fields'

const labels: Readonly<Record<RelationType, LocalizedText>> = {
  'property-list': {
    nl: 'Lijst van panden',
    fr: 'Liste de biens',
    en: 'List of properties',
    de: 'Objektliste',
  },
  'project-list': {
    nl: 'Lijst van projecten',
    fr: 'Liste de projets',
    en: 'List of projects',
    de: 'Projektliste',
  },
  article: { nl: 'Artikel', fr: 'Article', en: 'Article', de: 'Artikel' },
  category: { nl: 'Categorie', fr: 'Catégorie', en: 'Category', de: 'Kategorie' },
  contact: { nl: 'Formulier', fr: 'Formulaire', en: 'Form', de: 'Formular' },
}

/** The records that a module shows, in order. Each row has a type and one target that suits it. */
export function createRelationsField(types: readonly ModuleTypeConfig[]): ArrayField {
  return arrayField({
    name: 'relations',
    label: { nl: 'Koppelingen', fr: 'Liens', en: 'Relations', de: 'Verknüpfungen' },
    singular: { nl: 'Koppeling', fr: 'Lien', en: 'Relation', de: 'Verknüpfung' },
    admin: { condition: (data) => usesField(types, data.type, 'relations') },
    fields: [
      createTypeField(types),
      relationshipField({
        name: 'preset',
        label: { nl: 'Lijst', fr: 'Liste', en: 'List', de: 'Liste' },
        relationTo: 'list-presets',
        condition: whenType('property-list', 'project-list'),
      }),
      relationshipField({
        name: 'article',
        label: labels.article,
        relationTo: 'articles',
        condition: whenType('article'),
      }),
      relationshipField({
        name: 'category',
        label: labels.category,
        relationTo: 'categories',
        condition: whenType('category'),
      }),
      selectField({
        name: 'form',
        label: labels.contact,
        options: moduleFormKinds,
        condition: whenType('contact'),
      }),
    ],
  })
}

function createTypeField(types: readonly ModuleTypeConfig[]): SelectField {
  return {
    ...selectField({
      name: 'type',
      label: { nl: 'Soort', fr: 'Type', en: 'Kind', de: 'Art' },
      options: labels,
      required: true,
    }),
    filterOptions: ({ options, data }) => {
      const config = types.find(({ type }) => type === data.type)
      return keepOptions(options, config?.relationTypes ?? [])
    },
  }
}

function whenType(...wanted: RelationType[]): Condition {
  return (_data, siblingData) => wanted.some((type) => type === siblingData?.type)
}
