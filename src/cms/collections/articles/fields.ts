import type { Field, GroupField } from 'payload'
import { dateField } from '../../fields/date-field'
import { localizedRichText, localizedText, localizedTextarea } from '../../fields/localized-text'
import { ownPageField } from '../../fields/own-page-field'
import { createPathFields } from '../../fields/path-fields'
import { textField } from '../../fields/plain-text'
import { relationshipField } from '../../fields/relationship-field'
import { seoGroup } from '../../fields/seo-group'
import { sortField } from '../../fields/sort-field'
import { statusField } from '../../fields/status-field'
import { toSidebar } from '../../fields/to-sidebar'
import { uploadField } from '../../fields/upload-field'
import { visibleInField } from '../../fields/visible-in-field'

const quoteGroup: GroupField = {
  name: 'quote',
  type: 'group',
  label: { nl: 'Citaat', fr: 'Citation', en: 'Quote', de: 'Zitat' },
  admin: {
    description: {
      nl: 'Wie het zei, wanneer het artikel als citaat getoond wordt.',
      fr: 'Qui l’a dit, quand l’article est montré comme citation.',
      en: 'Who said it, when the article is shown as a quote.',
      de: 'Wer es gesagt hat, wenn der Artikel als Zitat gezeigt wird.',
    },
  },
  fields: [
    textField({
      name: 'person',
      label: { nl: 'Persoon', fr: 'Personne', en: 'Person', de: 'Person' },
      maxLength: 120,
    }),
    textField({
      name: 'place',
      label: { nl: 'Plaats', fr: 'Lieu', en: 'Place', de: 'Ort' },
      maxLength: 120,
    }),
  ],
}

const contentFields: Field[] = [
  localizedText({ name: 'title', label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' } }),
  localizedTextarea({
    name: 'intro',
    label: { nl: 'Inleiding', fr: 'Introduction', en: 'Introduction', de: 'Einleitung' },
    maxLength: 1000,
    rows: 3,
  }),
  localizedRichText({ name: 'body', label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' } }),
  uploadField({ name: 'image', label: { nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' } }),
  textField({
    name: 'author',
    label: { nl: 'Auteur', fr: 'Auteur', en: 'Author', de: 'Verfasser' },
    maxLength: 120,
  }),
  quoteGroup,
]

const sidebarFields: Field[] = [
  toSidebar(statusField()),
  toSidebar(
    relationshipField({
      name: 'category',
      label: { nl: 'Categorie', fr: 'Catégorie', en: 'Category', de: 'Kategorie' },
      relationTo: 'categories',
    }),
  ),
  ...createPathFields().map(toSidebar),
  toSidebar(visibleInField()),
  toSidebar(ownPageField()),
  toSidebar(
    dateField({
      name: 'postedAt',
      label: { nl: 'Datum', fr: 'Date', en: 'Date', de: 'Datum' },
      index: true,
    }),
  ),
  toSidebar(sortField()),
]

/** The text in one tab, search engines in another; what steers the article stands beside them. */
export const articleFields: Field[] = [
  textField({
    name: 'name',
    label: { nl: 'Interne naam', fr: 'Nom interne', en: 'Internal name', de: 'Interner Name' },
    required: true,
  }),
  {
    type: 'tabs',
    tabs: [
      {
        label: { nl: 'Inhoud', fr: 'Contenu', en: 'Content', de: 'Inhalt' },
        fields: contentFields,
      },
      {
        label: {
          nl: 'Zoekmachines',
          fr: 'Moteurs de recherche',
          en: 'Search engines',
          de: 'Suchmaschinen',
        },
        fields: [seoGroup()],
      },
    ],
  },
  ...sidebarFields,
]
