import { defineMessages } from '@/i18n/define-messages'

export const messages = defineMessages({
  nl: {
    submit: 'Afspraak boeken',
    fields: {
      slot: { label: 'Wanneer wilt u komen?', hint: 'Alle uren gelden in België.' },
      waitingList: {
        label: 'Is het tijdstip volzet, zet mij dan op de wachtlijst',
      },
      remark: { label: 'Vraag of opmerking' },
    },
    errors: {
      'slot.missing': 'Kies een tijdstip.',
      'slot.unknown': 'Dit tijdstip is er niet meer. Kies een ander.',
      'slot.closed': 'Dit tijdstip kan niet meer geboekt worden. Kies een later tijdstip.',
      'slot.full':
        'Alle afspraken op dit tijdstip zijn volzet. Kies een ander, of vink de wachtlijst aan.',
      'project.unknown': 'Dit project is niet gevonden of niet meer beschikbaar.',
      'property.unknown': 'Dit pand is niet gevonden of is verkocht.',
      'property.closed': 'Dit pand is niet meer beschikbaar; er zijn geen bezoeken meer.',
    },
  },
  fr: {
    submit: 'Réserver le rendez-vous',
    fields: {
      slot: { label: 'Quand souhaitez-vous venir ?', hint: 'Toutes les heures sont belges.' },
      waitingList: {
        label: 'Si ce moment est complet, inscrivez-moi sur la liste d’attente',
      },
      remark: { label: 'Question ou remarque' },
    },
    errors: {
      'slot.missing': 'Choisissez un moment.',
      'slot.unknown': 'Ce moment n’existe plus. Choisissez-en un autre.',
      'slot.closed': 'Ce moment ne peut plus être réservé. Choisissez-en un plus tard.',
      'slot.full':
        'Tous les rendez-vous à ce moment sont complets. Choisissez-en un autre, ou cochez la liste d’attente.',
      'project.unknown': 'Ce projet est introuvable ou n’est plus disponible.',
      'property.unknown': 'Ce bien est introuvable ou a été vendu.',
      'property.closed': 'Ce bien n’est plus disponible ; il n’y a plus de visites.',
    },
  },
  en: {
    submit: 'Book the appointment',
    fields: {
      slot: { label: 'When would you like to come?', hint: 'All times are Belgian time.' },
      waitingList: {
        label: 'If this time is full, put me on the waiting list',
      },
      remark: { label: 'Question or remark' },
    },
    errors: {
      'slot.missing': 'Choose a time.',
      'slot.unknown': 'This time is no longer offered. Choose another.',
      'slot.closed': 'This time can no longer be booked. Choose a later one.',
      'slot.full':
        'The appointments at this time are full. Choose another, or tick the waiting list.',
      'project.unknown': 'Project not found or no longer available.',
      'property.unknown': 'Property not found or sold.',
      'property.closed': 'This property is no longer available, so there are no viewings.',
    },
  },
  de: {
    submit: 'Termin buchen',
    fields: {
      slot: {
        label: 'Wann möchten Sie kommen?',
        hint: 'Alle Uhrzeiten gelten in Belgien.',
      },
      waitingList: {
        label: 'Ist dieser Zeitpunkt ausgebucht, setzen Sie mich auf die Warteliste',
      },
      remark: { label: 'Frage oder Bemerkung' },
    },
    errors: {
      'slot.missing': 'Wählen Sie einen Zeitpunkt.',
      'slot.unknown': 'Diesen Zeitpunkt gibt es nicht mehr. Wählen Sie einen anderen.',
      'slot.closed': 'Dieser Zeitpunkt kann nicht mehr gebucht werden. Wählen Sie einen späteren.',
      'slot.full':
        'Alle Termine zu diesem Zeitpunkt sind ausgebucht. Wählen Sie einen anderen oder kreuzen Sie die Warteliste an.',
      'project.unknown': 'Projekt nicht gefunden oder nicht mehr verfügbar.',
      'property.unknown': 'Immobilie nicht gefunden oder verkauft.',
      'property.closed':
        'Diese Immobilie ist nicht mehr verfügbar; es gibt keine Besichtigungen mehr.',
    },
  },
})
