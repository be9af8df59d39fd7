import { defineMessages } from '@/i18n/define-messages'

/** Words around the times at which a home can be visited. */
export const messages = defineMessages({
  nl: {
    title: 'Boek een bezoek',
    lead: 'Kies een tijdstip. Wij antwoorden binnen 24 uur, tenzij het bezoek meteen bevestigd is.',
    fullLead:
      'Alle afspraken zijn volzet. U kunt op de wachtlijst: komt er een plaats vrij, dan laten wij het weten.',
    full: 'Volzet. U kunt op de wachtlijst.',
  },
  fr: {
    title: 'Réserver une visite',
    lead: 'Choisissez un moment. Nous vous répondons dans les 24 heures, à moins que la visite ne soit confirmée d’emblée.',
    fullLead:
      'Tous les rendez-vous sont complets. Vous pouvez vous inscrire sur la liste d’attente : dès qu’une place se libère, nous vous prévenons.',
    full: 'Complet. Liste d’attente possible.',
  },
  en: {
    title: 'Book a viewing',
    lead: 'Choose a time. We answer within 24 hours, unless the viewing is confirmed at once.',
    fullLead:
      'The appointments are full. You can join the waiting list: when a place comes free, we let you know.',
    full: 'Full. You can join the waiting list.',
  },
  de: {
    title: 'Besichtigung buchen',
    lead: 'Wählen Sie einen Zeitpunkt. Wir antworten innerhalb von 24 Stunden, sofern die Besichtigung nicht sofort bestätigt ist.',
    fullLead:
      'Alle Termine sind ausgebucht. Sie können sich auf die Warteliste setzen lassen: Wird ein Platz frei, melden wir uns.',
    full: 'Ausgebucht. Warteliste möglich.',
  },
})
