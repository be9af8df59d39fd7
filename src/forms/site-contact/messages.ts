import { defineMessages } from '@/i18n/define-messages'

export const messages = defineMessages({
  nl: { submit: 'Bericht verzenden', fields: {}, errors: {} },
  fr: { submit: 'Envoyer le message', fields: {}, errors: {} },
  en: { submit: 'Send message', fields: {}, errors: {} },
  de: { submit: 'Nachricht senden', fields: {}, errors: {} },
})
