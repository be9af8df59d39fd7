import type { CollectionConfig } from 'payload'
import { shownStatuses } from '@/domain/visibility/content-rules'
import { createOrPreview } from '../../access/or-preview'
import { createPublishedOrStaff, outOfTrash } from '../../access/published-or-staff'
import { editorsOnly } from '../../access/editors-only'
import { staffOnly } from '../../access/staff-only'
import { translatorsAndEditors } from '../../access/translators-and-editors'
import { createLivePreview } from '../../admin/live-preview'
import { createPreview } from '../../admin/preview'
import { besidePage } from '../../admin/beside-record'
import { cacheTags, pageTag } from '../../cache-tags'
import { adminGroups } from '../../fields/admin-groups'
import { autosavedDrafts } from '../../fields/drafts'
import { createParentCheck } from '../../hooks/parent-check'
import { createRevalidateHooks } from '../../hooks/revalidate'
import { showDraftToGuests } from '../../hooks/show-draft'
import { pageFields } from './fields'
import { findPageBasePath, keepDescendantPaths } from './paths'
import { createPathHook } from '../../hooks/original-path'
import { createRouteHooks } from '../../hooks/keep-route'
import { readPageSubject } from './route-subject'

const routeHooks = createRouteHooks({ collection: 'pages', readSubject: readPageSubject })
const revalidateHooks = createRevalidateHooks<{ id: number }>(({ id }) => [
  pageTag(id),
  cacheTags.pages,
])

/** The pages of the site, in a tree; the ones at the top make up the menu. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: {
    singular: { nl: 'Pagina', fr: 'Page', en: 'Page', de: 'Seite' },
    plural: { nl: 'Pagina’s', fr: 'Pages', en: 'Pages', de: 'Seiten' },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'path', 'screen', 'status', 'inMenu', 'sort'],
    listSearchableFields: ['name', 'path', 'title'],
    group: adminGroups.content,
    preview: createPreview('pages'),
    livePreview: createLivePreview(createPreview('pages')),
    components: { edit: besidePage },
    description: {
      nl: 'Wat in het menu en op een eigen adres staat. De inhoud bestaat uit modules, rij per rij.',
      fr: 'Ce qui figure au menu et à une adresse propre. Le contenu se compose de modules, ligne par ligne.',
      en: 'What stands in the menu and at an address of its own. Its content is made of modules, row by row.',
      de: 'Was im Menü und unter eigener Adresse steht. Der Inhalt besteht aus Modulen, Zeile für Zeile.',
    },
  },
  defaultSort: 'sort',
  versions: autosavedDrafts,
  trash: true,
  access: {
    create: editorsOnly,
    read: createOrPreview(
      'pages',
      createPublishedOrStaff({ status: { in: [...shownStatuses] }, ...outOfTrash }),
    ),
    update: translatorsAndEditors,
    delete: editorsOnly,
    readVersions: staffOnly,
  },
  hooks: {
    beforeRead: [showDraftToGuests('pages')],
    beforeChange: [createParentCheck('pages'), createPathHook('pages', findPageBasePath)],
    afterChange: [keepDescendantPaths, routeHooks.afterChange, ...revalidateHooks.afterChange],
    afterDelete: [routeHooks.afterDelete, ...revalidateHooks.afterDelete],
  },
  fields: pageFields,
}
