import { defineModuleType } from '../_kit/module-config'

export const usp = defineModuleType({
  type: 'usp',
  label: { nl: 'Troeven', fr: 'Atouts', en: 'Strong points', de: 'Stärken' },
  views: [
    {
      name: 'usp',
      label: { nl: 'Troeven', fr: 'Atouts', en: 'Strong points', de: 'Stärken' },
      // Its own text can tell the points as well.
      standsAlone: true,
    },
  ],
  uses: ['titleSize', 'description', 'relations', 'link', 'numberItemOfRow', 'maxItems'],
  relationTypes: ['article', 'category'],
})
