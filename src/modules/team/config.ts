import { defineModuleType } from '../_kit/module-config'

export const team = defineModuleType({
  type: 'team',
  label: { nl: 'Team', fr: 'Équipe', en: 'Team', de: 'Team' },
  views: [
    { name: 'people', label: { nl: 'Mensen', fr: 'Personnes', en: 'People', de: 'Personen' } },
  ],
  uses: ['titleSize', 'description', 'members', 'link', 'numberItemOfRow', 'maxItems'],
  relationTypes: [],
})
