import { defineMessages } from '@/i18n/define-messages'

/** The words of the heart, of the list behind it and of the homes that were looked at. */
export const messages = defineMessages({
  nl: {
    save: 'Bewaar {title}',
    saveShort: 'Bewaar',
    list: 'Favorieten ({count})',
    refused:
      'Uw browser laat niet toe dat wij hier iets bewaren, bijvoorbeeld in een privévenster. Sta opslag toe voor deze site en probeer opnieuw.',
    full: 'Uw lijst is vol: ze kan 100 panden bevatten. Verwijder er enkele en probeer opnieuw.',
    close: 'Sluiten',
    seen: 'Laatst bekeken',
  },
  fr: {
    save: 'Enregistrer {title}',
    saveShort: 'Enregistrer',
    list: 'Favoris ({count})',
    refused:
      'Votre navigateur ne nous permet pas de conserver quoi que ce soit, par exemple en navigation privée. Autorisez le stockage pour ce site et réessayez.',
    full: 'Votre liste est complète : elle peut contenir 100 biens. Retirez-en quelques-uns et réessayez.',
    close: 'Fermer',
    seen: 'Vus récemment',
  },
  en: {
    save: 'Save {title}',
    saveShort: 'Save',
    list: 'Favourites ({count})',
    refused:
      'Your browser does not let us keep anything here, for example in a private window. Allow storage for this site and try again.',
    full: 'Your list is full: it can hold 100 properties. Remove a few and try again.',
    close: 'Close',
    seen: 'Recently viewed',
  },
  de: {
    save: '{title} merken',
    saveShort: 'Merken',
    list: 'Favoriten ({count})',
    refused:
      'Ihr Browser erlaubt uns nicht, hier etwas zu speichern, zum Beispiel in einem privaten Fenster. Erlauben Sie die Speicherung für diese Website und versuchen Sie es erneut.',
    full: 'Ihre Liste ist voll: Sie fasst 100 Immobilien. Entfernen Sie einige und versuchen Sie es erneut.',
    close: 'Schließen',
    seen: 'Zuletzt angesehen',
  },
})
