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
import { articleTag, cacheTags } from '../../cache-tags'
import { adminGroups } from '../../fields/admin-groups'
import { autosavedDrafts } from '../../fields/drafts'
import { createRouteHooks } from '../../hooks/keep-route'
import { createPathHook } from '../../hooks/original-path'
import { createRevalidateHooks } from '../../hooks/revalidate'
import { showDraftToGuests } from '../../hooks/show-draft'
import { articleFields } from './fields'
import { findArticleBasePath, readArticleSubject } from './route-subject'

const routeHooks = createRouteHooks({ collection: 'articles', readSubject: readArticleSubject })
const revalidateHooks = createRevalidateHooks<{ id: number }>(({ id }) => [
  articleTag(id),
  cacheTags.articles,
])

/** Texts that stand on a page of their own, in modules, or both. */
export const Articles: CollectionConfig = {
  slug: 'articles',
  labels: {
    singular: { nl: 'Artikel', fr: 'Article', en: 'Article', de: 'Artikel' },
    plural: { nl: 'Artikels', fr: 'Articles', en: 'Articles', de: 'Artikel' },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'category', 'status', 'isPublic', 'postedAt'],
    listSearchableFields: ['name', 'path', 'title'],
    group: adminGroups.content,
    preview: createPreview('articles'),
    livePreview: createLivePreview(createPreview('articles')),
    components: { edit: besidePage },
  },
  defaultSort: 'sort',
  versions: autosavedDrafts,
  trash: true,
  access: {
    create: editorsOnly,
    read: createOrPreview(
      'articles',
      createPublishedOrStaff({ status: { in: [...shownStatuses] }, ...outOfTrash }),
    ),
    update: translatorsAndEditors,
    delete: editorsOnly,
    readVersions: staffOnly,
  },
  hooks: {
    beforeRead: [showDraftToGuests('articles')],
    beforeChange: [createPathHook('articles', findArticleBasePath)],
    afterChange: [routeHooks.afterChange, ...revalidateHooks.afterChange],
    afterDelete: [routeHooks.afterDelete, ...revalidateHooks.afterDelete],
  },
  fields: articleFields,
}
