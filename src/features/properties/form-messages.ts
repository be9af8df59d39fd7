import { defineMessages } from '@/i18n/define-messages'

/** Names of the forms that wait folded on the page of a property. */
export const formMessages = defineMessages({
  nl: { friend: 'Doorsturen naar een vriend', report: 'Klopt er iets niet op deze pagina?' },
  fr: { friend: 'Envoyer à un ami', report: 'Une erreur sur cette page ?' },
  en: { friend: 'Send to a friend', report: 'Is something wrong on this page?' },
  de: { friend: 'An Freunde senden', report: 'Stimmt etwas auf dieser Seite nicht?' },
})
