import { selectField } from '../../fields/select-field'

/** What a file of the media library shows. */
export const mediaKindField = selectField({
  name: 'kind',
  label: { nl: 'Soort', fr: 'Type', en: 'Kind', de: 'Art' },
  options: {
    photo: { nl: 'Foto', fr: 'Photo', en: 'Photo', de: 'Foto' },
    plan: { nl: 'Plan', fr: 'Plan', en: 'Plan', de: 'Grundriss' },
    portrait: { nl: 'Portret', fr: 'Portrait', en: 'Portrait', de: 'Porträt' },
    logo: { nl: 'Logo', fr: 'Logo', en: 'Logo', de: 'Logo' },
    background: { nl: 'Achtergrond', fr: 'Arrière-plan', en: 'Background', de: 'Hintergrund' },
    illustration: { nl: 'Illustratie', fr: 'Illustration', en: 'Illustration', de: 'Illustration' },
    video: { nl: 'Video', fr: 'Vidéo', en: 'Video', de: 'Video' },
  },
  required: true,
  index: true,
  defaultValue: 'photo',
})
