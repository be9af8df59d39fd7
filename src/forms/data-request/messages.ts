import { defineMessages } from '@/i18n/define-messages'

export const messages = defineMessages({
  nl: { submit: 'Stuur mij de link', fields: {}, errors: {} },
  fr: { submit: 'M’envoyer le lien', fields: {}, errors: {} },
  en: { submit: 'Send me the link', fields: {}, errors: {} },
  de: { submit: 'Link zusenden', fields: {}, errors: {} },
})
