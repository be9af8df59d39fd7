import { listViews } from '../_kit/list-views'
import { defineModuleType } from '../_kit/module-config'

export const propertyList = defineModuleType({
  type: 'property-list',
  label: { nl: 'Panden', fr: 'Biens', en: 'Properties', de: 'Objekte' },
  views: listViews,
  uses: ['titleSize', 'description', 'relations', 'link', 'numberItemOfRow', 'maxItems'],
  relationTypes: ['property-list'],
})
