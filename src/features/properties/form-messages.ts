import { defineMessages } from '@/i18n/define-messages'

/** Names of the forms that wait folded on the page of a property. */
export const formMessages = defineMessages({
  nl: {
    documents: 'Documenten opvragen',
    friend: 'Doorsturen naar een vriend',
    report: 'Klopt er iets niet op deze pagina?',
  },
  fr: {
    documents: 'Demander les documents',
    friend: 'Envoyer à un ami',
    report: 'Une erreur sur cette page ?',
  },
  en: {
    documents: 'Request documents',
    friend: 'Send to a friend',
    report: 'Is something wrong on this page?',
  },
  de: {
    documents: 'Unterlagen anfordern',
    friend: 'An Freunde senden',
    report: 'Stimmt etwas auf dieser Seite nicht?',
  },
})
