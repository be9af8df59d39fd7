import type { CollectionConfig } from 'payload'
import { administratorsOnly } from '../../access/administrators-only'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { adminGroups } from '../../fields/admin-groups'
import { appointmentFields } from './fields'
import { announceAppointment, announceAppointmentRemoval, keepToPlaces, releaseKey } from './hooks'
import { tellVisitors } from './mail-orders'

/** Who comes when: booked by visitors on the site, or by an agent on the telephone. */
export const Appointments: CollectionConfig = {
  slug: 'appointments',
  labels: {
    singular: { nl: 'Afspraak', fr: 'Rendez-vous', en: 'Appointment', de: 'Termin' },
    plural: { nl: 'Afspraken', fr: 'Rendez-vous', en: 'Appointments', de: 'Termine' },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'slot', 'state', 'phone', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone'],
    group: adminGroups.relations,
  },
  defaultSort: '-createdAt',
  access: {
    create: agentsAndEditors,
    read: agentsAndEditors,
    update: agentsAndEditors,
    delete: administratorsOnly,
  },
  hooks: {
    beforeChange: [keepToPlaces, releaseKey],
    afterChange: [announceAppointment, tellVisitors],
    afterDelete: [announceAppointmentRemoval],
  },
  fields: appointmentFields,
}
