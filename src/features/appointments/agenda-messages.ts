import { defineMessages } from '@/i18n/define-messages'

/** What the calendar of an agent says of each appointment. */
export const messages = defineMessages({
  nl: {
    name: 'Afspraken',
    title: '{state}{subject}: {name}',
    requested: 'Te bevestigen · ',
    noShow: 'Niet gekomen · ',
    office: 'Afspraak',
  },
  fr: {
    name: 'Rendez-vous',
    title: '{state}{subject} : {name}',
    requested: 'À confirmer · ',
    noShow: 'Absent · ',
    office: 'Rendez-vous',
  },
  en: {
    name: 'Appointments',
    title: '{state}{subject}: {name}',
    requested: 'To be confirmed · ',
    noShow: 'Did not come · ',
    office: 'Appointment',
  },
  de: {
    name: 'Termine',
    title: '{state}{subject}: {name}',
    requested: 'Zu bestätigen · ',
    noShow: 'Nicht erschienen · ',
    office: 'Termin',
  },
})
