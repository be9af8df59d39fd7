import type { CollectionConfig, Where } from 'payload'
import { shownStatuses } from '@/domain/visibility/content-rules'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { editorsOnly } from '../../access/editors-only'
import { createOrPreview } from '../../access/or-preview'
import { createPublishedOrStaff, outOfTrash } from '../../access/published-or-staff'
import { ownVersionsOrTexts } from '../../access/own-listing-versions'
import { ownListings } from '../../access/own-listings'
import { ownListingsOrTexts } from '../../access/own-listings-or-texts'
import { createTextQuestion } from '../../access/text-question'
import { createLivePreview } from '../../admin/live-preview'
import { createPreview } from '../../admin/preview'
import { besidePage } from '../../admin/beside-record'
import { cacheTags, projectTag } from '../../cache-tags'
import { adminGroups } from '../../fields/admin-groups'
import { savedDrafts } from '../../fields/drafts'
import { words } from '../../fields/words'
import { mergeHooks } from '../../hooks/merge-hooks'
import { redactForPrograms } from '../../hooks/redact-for-programs'
import { takeListing } from '../../hooks/take-listing'
import { showDraftToGuests } from '../../hooks/show-draft'
import { createRevalidateHooks } from '../../hooks/revalidate'
import { createListExport } from '../../lists/list-export'
import { createListingRefresh } from '../../read-model/refresh-hooks'
import { keepForVisits, takeVisitsAlong } from '../appointment-slots/take-visits-along'
import { fillFromPlace } from '../places/fill-from-place'
import { projectFields } from './fields'
import { deleteCounts } from './hooks/delete-counts'
import { leadUnits, rememberAddress } from './hooks/lead-units'

const open: Where = {
  status: { in: [...shownStatuses] },
  isPublic: { equals: true },
  ...outOfTrash,
}
const readPublic = createPublishedOrStaff(open, ownListings)

/** The same without the projects whose address is hidden. */
const readOpenAddress = createPublishedOrStaff(
  { and: [open, { publishAddress: { equals: true } }] },
  ownListings,
)

/** Fields in which editors write by hand, where a hidden street may have slipped in. */
const asksForText = createTextQuestion(
  ['name', 'title', 'description', 'externalWeb', 'number'],
  ['pictures', 'plans', 'progress'],
)

type Project = { publicId?: number | null }

/** New-build projects; their units are properties that name the project. */
export const Projects: CollectionConfig = {
  slug: 'projects',
  labels: {
    singular: words('Project', 'Projet', 'Project', 'Projekt'),
    plural: words('Projecten', 'Projets', 'Projects', 'Projekte'),
  },
  admin: {
    group: adminGroups.listings,
    preview: createPreview('projects'),
    livePreview: createLivePreview(createPreview('projects')),
    components: {
      edit: besidePage,
      beforeListTable: ['/src/cms/admin/list-tools/list-tools#ListTools'],
    },
    useAsTitle: 'name',
    defaultColumns: ['name', 'number', 'city', 'status', 'priceMin', 'priceMax', '_status'],
    listSearchableFields: ['name', 'number', 'city', 'zip'],
    description: words(
      'Een project toont zijn eenheden: de panden die ernaar verwijzen.',
      'Un projet montre ses unités : les biens qui y renvoient.',
      'A project shows its units: the properties that refer to it.',
      'Ein Projekt zeigt seine Einheiten: die Objekte, die darauf verweisen.',
    ),
  },
  defaultPopulate: { publicId: true, name: true, city: true, status: true },
  // The rule on hidden addresses reads this, whatever the caller selects.
  forceSelect: { publishAddress: true, street: true },
  access: {
    read: createOrPreview('projects', (args) =>
      asksForText(args) ? readOpenAddress(args) : readPublic(args),
    ),
    readVersions: ownVersionsOrTexts,
    create: agentsAndEditors,
    update: ownListingsOrTexts,
    delete: editorsOnly,
  },
  endpoints: [createListExport('projects')],
  fields: projectFields,
  hooks: {
    beforeValidate: [takeListing, fillFromPlace],
    beforeChange: [keepForVisits('project'), rememberAddress],
    beforeRead: [showDraftToGuests('projects'), redactForPrograms],
    ...mergeHooks(
      createRevalidateHooks<Project>(({ publicId }) => [
        cacheTags.projects,
        cacheTags.properties,
        ...(typeof publicId === 'number' ? [projectTag(publicId)] : []),
      ]),
      // Before their rows are made again.
      {
        afterChange: [leadUnits],
        beforeDelete: [takeVisitsAlong('project')],
        afterDelete: [deleteCounts],
      },
      createListingRefresh('project'),
    ),
  },
  versions: savedDrafts,
  trash: true,
}
