import type { CollectionConfig } from 'payload'
import { ownerStates } from '@/domain/appointments/states'
import { administratorsOnly } from '../../access/administrators-only'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { keepToOwnListings } from '../../hooks/keep-to-own-listings'
import { ownAppointments } from '../../access/own-listings'
import { adminGroups } from '../../fields/admin-groups'
import { createListExport } from '../../lists/list-export'
import { createOwnRecordsOr } from '../owners/own-records'
import { isWithin } from '../owners/owned-periods'
import { appointmentFields } from './fields'
import { announceAppointment, announceAppointmentRemoval, keepToPlaces, releaseKey } from './hooks'
import { tellOfAppointment } from '../../owner-news/tell-owners'
import { tellVisitors } from './mail-orders'
import { settleEnquiry } from './settle-enquiry'

/** Who comes when: booked by visitors on the site, or by an agent on the telephone. */
export const Appointments: CollectionConfig = {
  slug: 'appointments',
  labels: {
    singular: { nl: 'Afspraak', fr: 'Rendez-vous', en: 'Appointment', de: 'Termin' },
    plural: { nl: 'Afspraken', fr: 'Rendez-vous', en: 'Appointments', de: 'Termine' },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'about', 'slot', 'state', 'phone', 'createdAt'],
    listSearchableFields: ['name', 'about', 'email', 'phone'],
    group: adminGroups.relations,
    components: { beforeListTable: ['/src/cms/admin/list-tools/list-tools#ListTools'] },
  },
  defaultSort: '-createdAt',
  access: {
    create: agentsAndEditors,
    read: createOwnRecordsOr(
      (period) => [
        { 'slot.property': { equals: period.propertyId } },
        { state: { in: [...ownerStates] } },
        ...isWithin('slot.startsAt', period),
      ],
      ownAppointments,
    ),
    update: ownAppointments,
    delete: administratorsOnly,
  },
  endpoints: [createListExport('appointments')],
  hooks: {
    beforeChange: [
      keepToOwnListings('appointments', { 'appointment-slots': 'slot' }),
      keepToPlaces,
      releaseKey,
    ],
    afterChange: [settleEnquiry, announceAppointment, tellVisitors, tellOfAppointment],
    afterDelete: [announceAppointmentRemoval],
  },
  // The rules on who came read these, and what is visited is read by the slot, whatever the caller selects.
  forceSelect: { slot: true, releasedToOwner: true, feedbackVisible: true },
  fields: appointmentFields,
}
