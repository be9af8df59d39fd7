import type { CollectionConfig } from 'payload'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { staffOnly } from '../../access/staff-only'
import { keepToOwnListings } from '../../hooks/keep-to-own-listings'
import { ownSlots } from '../../access/own-listings'
import { adminGroups } from '../../fields/admin-groups'
import { closeToOwners } from '../owners/close-to-owners'
import { createOwnRecordsOr } from '../owners/own-records'
import { isWithin } from '../owners/owned-periods'
import { slotFields } from './fields'
import {
  announceSlot,
  announceSlotRemoval,
  completeSlot,
  keepBookedTime,
  keepUsedSlot,
  leaveRule,
  omitRemoved,
} from './hooks'

/** Times at which a home, a project or the office can be visited. */
export const AppointmentSlots: CollectionConfig = {
  slug: 'appointment-slots',
  labels: {
    singular: { nl: 'Tijdslot', fr: 'Créneau', en: 'Appointment slot', de: 'Zeitfenster' },
    plural: { nl: 'Tijdsloten', fr: 'Créneaux', en: 'Appointment slots', de: 'Zeitfenster' },
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'property', 'project', 'atOffice', 'agent', 'capacity', 'mode'],
    group: adminGroups.relations,
  },
  defaultSort: '-startsAt',
  access: {
    create: agentsAndEditors,
    read: createOwnRecordsOr(
      (period) => [{ property: { equals: period.propertyId } }, ...isWithin('startsAt', period)],
      staffOnly,
    ),
    update: ownSlots,
    delete: ownSlots,
  },
  hooks: {
    // The rule is held before the slot, as by who publishes it, so that no two wait for each other.
    beforeChange: [
      keepToOwnListings('appointment-slots', { properties: 'property', projects: 'project' }),
      completeSlot,
      leaveRule,
      keepBookedTime,
    ],
    beforeDelete: [omitRemoved, keepUsedSlot],
    afterChange: [announceSlot],
    afterDelete: [announceSlotRemoval],
  },
  // However often a rule is published, each of its moments stands there once.
  indexes: [{ fields: ['rule', 'startsAt'], unique: true }],
  fields: closeToOwners(slotFields, { property: true, startsAt: true, endsAt: true }),
}
