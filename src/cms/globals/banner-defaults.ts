import { editorsOnly } from '../access/editors-only'
import { selectField } from '../fields/select-field'
import { surfaceField } from '../fields/surface-field'
import { uploadField } from '../fields/upload-field'
import { createGlobal } from './create-global'

/** The banner of pages that have none of their own. */
export const BannerDefaults = createGlobal({
  slug: 'banner-defaults',
  label: {
    nl: 'Standaardbanner',
    fr: 'Bannière par défaut',
    en: 'Default banner',
    de: 'Standardkopfbild',
  },
  update: editorsOnly,
  fields: [
    selectField({
      name: 'type',
      label: { nl: 'Soort', fr: 'Type', en: 'Kind', de: 'Art' },
      options: {
        image: { nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' },
        color: { nl: 'Kleur', fr: 'Couleur', en: 'Colour', de: 'Farbe' },
        none: { nl: 'Geen banner', fr: 'Aucune bannière', en: 'No banner', de: 'Kein Kopfbild' },
      },
      required: true,
      defaultValue: 'color',
    }),
    uploadField({
      name: 'image',
      label: { nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' },
      condition: (data) => data.type === 'image',
    }),
    surfaceField({ name: 'colour', condition: (data) => data.type !== 'none' }),
  ],
})
