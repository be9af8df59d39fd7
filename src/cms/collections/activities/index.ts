import type { CollectionConfig } from 'payload'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { keepToOwnListings } from '../../hooks/keep-to-own-listings'
import { ownMatters } from '../../access/own-listings'
import { adminGroups } from '../../fields/admin-groups'
import { words } from '../../fields/words'
import { tellOfActivity } from '../../owner-news/tell-owners'
import { createOwnRecordsOr } from '../owners/own-records'
import { isWithin } from '../owners/owned-periods'
import { activityFields } from './fields'

/** What the agency did for a property, as agents write it down: history, communications, visits. */
export const Activities: CollectionConfig = {
  slug: 'activities',
  labels: {
    singular: words('Activiteit', 'Activité', 'Activity', 'Aktivität'),
    plural: words('Activiteiten', 'Activités', 'Activities', 'Aktivitäten'),
  },
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'property', 'kind', 'type', 'at', 'status', 'visibleToOwner'],
    listSearchableFields: ['subject', 'comment', 'contact'],
    group: adminGroups.relations,
  },
  defaultSort: '-at',
  access: {
    create: agentsAndEditors,
    read: createOwnRecordsOr(
      (period) => [
        { property: { equals: period.propertyId } },
        { visibleToOwner: { equals: true } },
        ...isWithin('at', period),
      ],
      ownMatters,
    ),
    update: ownMatters,
    delete: ownMatters,
  },
  hooks: {
    beforeChange: [keepToOwnListings('activities', { properties: 'property' })],
    afterChange: [tellOfActivity],
  },
  // The rule on the contact reads it, whatever the caller selects.
  forceSelect: { contactReleased: true },
  fields: activityFields,
}
