import { defineMessages } from '@/i18n/define-messages'

export const messages = defineMessages({
  nl: { home: 'Home' },
  fr: { home: 'Accueil' },
  en: { home: 'Home' },
  de: { home: 'Startseite' },
})
