import { defineMessages } from '@/i18n/define-messages'

export const messages = defineMessages({
  nl: { submit: 'Inschrijven op de nieuwsbrief', fields: {}, errors: {} },
  fr: { submit: 'S’inscrire à la newsletter', fields: {}, errors: {} },
  en: { submit: 'Sign up for the newsletter', fields: {}, errors: {} },
  de: { submit: 'Newsletter bestellen', fields: {}, errors: {} },
})
