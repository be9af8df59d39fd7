import { defineMessages } from '@/i18n/define-messages'

export const messages = defineMessages({
  nl: { all: 'Alle getuigenissen', reply: 'Antwoord van het kantoor' },
  fr: { all: 'Tous les témoignages', reply: 'Réponse de l’agence' },
  en: { all: 'All testimonials', reply: 'Reply from the agency' },
  de: { all: 'Alle Referenzen', reply: 'Antwort des Büros' },
})
