import { defineModuleType } from '../_kit/module-config'

export const text = defineModuleType({
  type: 'text',
  label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
  views: [{ name: 'text', label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' } }],
  uses: ['titleSize', 'description', 'image', 'images', 'link'],
  relationTypes: [],
  livesByWords: true,
})
