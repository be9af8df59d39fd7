import { defineModuleType } from '../_kit/module-config'

export const video = defineModuleType({
  type: 'video',
  label: { nl: 'Video', fr: 'Vidéo', en: 'Video', de: 'Video' },
  views: [{ name: 'video', label: { nl: 'Video', fr: 'Vidéo', en: 'Video', de: 'Video' } }],
  uses: ['titleSize', 'description', 'videoUrl', 'image'],
  relationTypes: [],
})
