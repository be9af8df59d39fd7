import { defineMessages } from '@/i18n/define-messages'

/** What stands in a file of texts, in the language of the desk that it was taken from. */
export const messages = defineMessages({
  nl: {
    part: 'Dit bestand bevat de eerste {count} van {total} teksten. Haal de volgende op wanneer deze ingeladen zijn.',
  },
  fr: {
    part: 'Ce fichier contient les {count} premiers textes sur {total}. Téléchargez les suivants une fois ceux-ci chargés.',
  },
  en: {
    part: 'This file holds the first {count} of {total} texts. Take the next ones once these are loaded.',
  },
  de: {
    part: 'Diese Datei enthält die ersten {count} von {total} Texten. Laden Sie die nächsten herunter, sobald diese eingelesen sind.',
  },
})
