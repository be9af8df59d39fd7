import { listViews } from '../_kit/list-views'
import { defineModuleType } from '../_kit/module-config'

export const projectList = defineModuleType({
  type: 'project-list',
  label: { nl: 'Projecten', fr: 'Projets', en: 'Projects', de: 'Projekte' },
  views: listViews,
  uses: ['titleSize', 'description', 'relations', 'link', 'numberItemOfRow', 'maxItems'],
  relationTypes: ['project-list'],
})
