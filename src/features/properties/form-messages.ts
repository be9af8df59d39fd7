import { defineMessages } from '@/i18n/define-messages'

/** Names of the forms that wait folded on the page of a property. */
export const formMessages = defineMessages({
  nl: { friend: 'Doorsturen naar een vriend' },
  fr: { friend: 'Envoyer à un ami' },
  en: { friend: 'Send to a friend' },
  de: { friend: 'An Freunde senden' },
})
