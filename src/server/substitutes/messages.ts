import { defineMessages } from '@/i18n/define-messages'

/** The words when a page cannot even be drawn, by the server or in the browser. */
export const messages = defineMessages({
  nl: {
    title: 'Deze pagina kon niet worden getoond',
    text: 'Er ging bij ons iets mis. Probeer het over een minuut opnieuw.',
    home: 'Naar de startpagina',
    retry: 'Opnieuw proberen',
  },
  fr: {
    title: 'Cette page n’a pas pu s’afficher',
    text: 'Une erreur s’est produite chez nous. Réessayez dans une minute.',
    home: 'Vers la page d’accueil',
    retry: 'Réessayer',
  },
  en: {
    title: 'This page could not be shown',
    text: 'Something went wrong on our side. Please try again in a minute.',
    home: 'To the home page',
    retry: 'Try again',
  },
  de: {
    title: 'Diese Seite konnte nicht angezeigt werden',
    text: 'Bei uns ist ein Fehler aufgetreten. Versuchen Sie es in einer Minute erneut.',
    home: 'Zur Startseite',
    retry: 'Erneut versuchen',
  },
})
