import { editorsOnly } from '../access/editors-only'
import { arrayField } from '../fields/array-field'
import { createLinkFields } from '../fields/link-field'
import { localizedRichText, localizedText, localizedTextarea } from '../fields/localized-text'
import { uploadsField } from '../fields/upload-field'
import { createGlobal } from './create-global'

const columnsMax = 6

/** The columns at the end of every page. */
export const Footer = createGlobal({
  slug: 'footer',
  label: { nl: 'Voettekst', fr: 'Pied de page', en: 'Footer', de: 'Fußzeile' },
  update: editorsOnly,
  fields: [
    arrayField({
      name: 'columns',
      maxRows: columnsMax,
      label: { nl: 'Kolommen', fr: 'Colonnes', en: 'Columns', de: 'Spalten' },
      singular: { nl: 'Kolom', fr: 'Colonne', en: 'Column', de: 'Spalte' },
      fields: [
        localizedText({
          name: 'publicTitle',
          label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
        }),
        localizedTextarea({
          name: 'introText',
          label: { nl: 'Korte tekst', fr: 'Texte court', en: 'Short text', de: 'Kurzer Text' },
          maxLength: 500,
          rows: 2,
        }),
        localizedRichText({
          name: 'fullText',
          label: { nl: 'Volledige tekst', fr: 'Texte complet', en: 'Full text', de: 'Ganzer Text' },
        }),
        uploadsField({
          name: 'images',
          label: { nl: 'Beelden', fr: 'Images', en: 'Pictures', de: 'Bilder' },
        }),
        arrayField({
          name: 'links',
          label: { nl: 'Links', fr: 'Liens', en: 'Links', de: 'Links' },
          singular: { nl: 'Link', fr: 'Lien', en: 'Link', de: 'Link' },
          fields: createLinkFields(),
        }),
      ],
    }),
    localizedText({
      name: 'copyright',
      label: { nl: 'Copyright', fr: 'Copyright', en: 'Copyright', de: 'Copyright' },
      description: {
        nl: '{year} wordt het lopende jaar.',
        fr: '{year} devient l’année en cours.',
        en: '{year} becomes the current year.',
        de: '{year} wird zum laufenden Jahr.',
      },
    }),
  ],
})
