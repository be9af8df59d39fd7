import type { CollectionConfig } from 'payload'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { staffOnly } from '../../access/staff-only'
import { adminGroups } from '../../fields/admin-groups'
import { availabilityFields } from './fields'
import { checkRule, publishAfterChange, releaseSlots } from './hooks'

/** Hours that come back every week, from which slots are made some weeks ahead. */
export const AvailabilityRules: CollectionConfig = {
  slug: 'availability',
  labels: {
    singular: {
      nl: 'Vaste uren',
      fr: 'Horaire hebdomadaire',
      en: 'Weekly hours',
      de: 'Feste Zeiten',
    },
    plural: {
      nl: 'Vaste uren',
      fr: 'Horaires hebdomadaires',
      en: 'Weekly hours',
      de: 'Feste Zeiten',
    },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'isActive', 'property', 'agent', 'weekdays'],
    group: adminGroups.relations,
  },
  access: {
    create: agentsAndEditors,
    read: staffOnly,
    update: agentsAndEditors,
    delete: agentsAndEditors,
  },
  hooks: {
    beforeChange: [checkRule],
    afterChange: [publishAfterChange],
    beforeDelete: [releaseSlots],
  },
  fields: availabilityFields,
}
