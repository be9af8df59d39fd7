import type { Field } from 'payload'
import { checkboxField } from '../../fields/checkbox-field'
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
import { bannerGroup, breadcrumbGroup } from './groups'
import { pageGridField } from './page-grid-field'
import { placementNumbersField } from './placements-field'
import { redirectUrlField } from './redirect-url-field'
import { screenFields } from './screen-fields'

const contentFields: Field[] = [
  localizedText({ name: 'title', label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' } }),
  localizedTextarea({
    name: 'intro',
    label: { nl: 'Inleiding', fr: 'Introduction', en: 'Introduction', de: 'Einleitung' },
    maxLength: 1000,
    rows: 3,
  }),
  localizedRichText({
    name: 'body',
    label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
  }),
  uploadField({
    name: 'sideImage',
    label: {
      nl: 'Beeld naast de tekst',
      fr: 'Image à côté du texte',
      en: 'Picture beside the text',
      de: 'Bild neben dem Text',
    },
  }),
  ...screenFields,
  pageGridField,
  placementNumbersField,
]

const menuFields: Field[] = [
  localizedText({
    name: 'navLabel',
    label: {
      nl: 'Naam in het menu',
      fr: 'Nom dans le menu',
      en: 'Name in the menu',
      de: 'Name im Menü',
    },
    description: {
      nl: 'Leeg: de titel.',
      fr: 'Vide : le titre.',
      en: 'Empty: the title.',
      de: 'Leer: der Titel.',
    },
    maxLength: 60,
  }),
  checkboxField({
    name: 'inMenu',
    label: { nl: 'In het menu', fr: 'Dans le menu', en: 'In the menu', de: 'Im Menü' },
  }),
  checkboxField({
    name: 'redirect',
    label: { nl: 'Leidt door', fr: 'Redirige', en: 'Redirects', de: 'Leitet weiter' },
    description: {
      nl: 'In plaats van een pagina te tonen.',
      fr: 'Au lieu de montrer une page.',
      en: 'Instead of showing a page.',
      de: 'Statt eine Seite zu zeigen.',
    },
  }),
  redirectUrlField,
  breadcrumbGroup,
]

const sidebarFields: Field[] = [
  toSidebar(statusField()),
  toSidebar(
    relationshipField({
      name: 'parent',
      label: { nl: 'Valt onder', fr: 'Fait partie de', en: 'Part of', de: 'Gehört zu' },
      relationTo: 'pages',
    }),
  ),
  ...createPathFields().map(toSidebar),
  toSidebar(visibleInField()),
  toSidebar(ownPageField()),
  toSidebar(sortField()),
]

/** Content, menu, banner and search engines in tabs; what steers the page stands beside them. */
export const pageFields: Field[] = [
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
      { label: { nl: 'Menu', fr: 'Menu', en: 'Menu', de: 'Menü' }, fields: menuFields },
      {
        label: { nl: 'Banner', fr: 'Bannière', en: 'Banner', de: 'Kopfbild' },
        fields: [bannerGroup],
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
