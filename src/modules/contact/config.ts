import { defineModuleType } from '../_kit/module-config'

export const contact = defineModuleType({
  type: 'contact',
  label: { nl: 'Formulier', fr: 'Formulaire', en: 'Form', de: 'Formular' },
  views: [
    { name: 'form', label: { nl: 'Formulier', fr: 'Formulaire', en: 'Form', de: 'Formular' } },
    {
      name: 'form-image',
      label: {
        nl: 'Formulier met beeld',
        fr: 'Formulaire avec image',
        en: 'Form with picture',
        de: 'Formular mit Bild',
      },
    },
    {
      name: 'callout',
      label: { nl: 'Oproep', fr: 'Appel', en: 'Callout', de: 'Aufruf' },
      standsAlone: true,
    },
  ],
  uses: ['titleSize', 'description', 'image', 'relations', 'link'],
  relationTypes: ['contact'],
})
