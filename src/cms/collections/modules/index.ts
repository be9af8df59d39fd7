import type { CollectionConfig } from 'payload'
import { createPublishedOrStaff, outOfTrash } from '../../access/published-or-staff'
import { editorsOnly } from '../../access/editors-only'
import { staffOnly } from '../../access/staff-only'
import { translatorsAndEditors } from '../../access/translators-and-editors'
import { besidePart } from '../../admin/beside-record'
import { createLivePreview, previewModule } from '../../admin/live-preview'
import { cacheTags } from '../../cache-tags'
import { adminGroups } from '../../fields/admin-groups'
import { autosavedDrafts } from '../../fields/drafts'
import { createRevalidateHooks } from '../../hooks/revalidate'
import { createModuleFields } from './fields'
import { toGridTypes, type ModuleTypeConfig } from './module-types'

/**
 * Pieces of content that pages put in their grid. One module can stand on several pages.
 *
 * @param types the types of module and what each of them uses
 */
export function createModules(types: readonly ModuleTypeConfig[]): CollectionConfig {
  return {
    slug: 'modules',
    labels: {
      singular: { nl: 'Module', fr: 'Module', en: 'Module', de: 'Modul' },
      plural: { nl: 'Modules', fr: 'Modules', en: 'Modules', de: 'Module' },
    },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'type', 'view', 'status', '_status'],
      listSearchableFields: ['name', 'title'],
      preview: previewModule,
      livePreview: createLivePreview(previewModule),
      group: adminGroups.content,
      components: { edit: besidePart },
      description: {
        nl: 'Bouwstenen van pagina’s. Eén module kan op verschillende pagina’s staan; wijzigen doet u hier, plaatsen op de pagina.',
        fr: 'Éléments des pages. Un module peut figurer sur plusieurs pages ; vous le modifiez ici et le placez sur la page.',
        en: 'Building blocks of pages. One module can stand on several pages; change it here, place it on the page.',
        de: 'Bausteine der Seiten. Ein Modul kann auf mehreren Seiten stehen; hier wird es geändert, auf der Seite platziert.',
      },
    },
    custom: { gridTypes: toGridTypes(types) },
    versions: autosavedDrafts,
    trash: true,
    access: {
      create: editorsOnly,
      read: createPublishedOrStaff({ status: { equals: 'published' }, ...outOfTrash }),
      update: translatorsAndEditors,
      delete: editorsOnly,
      readVersions: staffOnly,
    },
    hooks: {
      ...createRevalidateHooks(() => [cacheTags.modules]),
    },
    fields: createModuleFields(types),
  }
}
