import { defineMessages } from '@/i18n/define-messages'

/** The words that every list has: its pages, and the way on where it is empty. */
export const messages = defineMessages({
  nl: {
    page: 'pagina {page} van {pages}',
    pages: 'Pagina’s',
    pageNumber: 'Pagina {page}',
    pageOf: 'Pagina {page} van {pages}',
    previous: 'Vorige',
    next: 'Volgende',
    forSale: 'Alle panden te koop',
    demand: 'Hou mij op de hoogte',
    saveSearch: 'Bewaar deze zoekopdracht',
  },
  fr: {
    page: 'page {page} sur {pages}',
    pages: 'Pages',
    pageNumber: 'Page {page}',
    pageOf: 'Page {page} sur {pages}',
    previous: 'Précédente',
    next: 'Suivante',
    forSale: 'Tous les biens à vendre',
    demand: 'Tenez-moi informé',
    saveSearch: 'Enregistrer cette recherche',
  },
  en: {
    page: 'page {page} of {pages}',
    pages: 'Pages',
    pageNumber: 'Page {page}',
    pageOf: 'Page {page} of {pages}',
    previous: 'Previous',
    next: 'Next',
    forSale: 'All properties for sale',
    demand: 'Keep me informed',
    saveSearch: 'Save this search',
  },
  de: {
    page: 'Seite {page} von {pages}',
    pages: 'Seiten',
    pageNumber: 'Seite {page}',
    pageOf: 'Seite {page} von {pages}',
    previous: 'Zurück',
    next: 'Weiter',
    forSale: 'Alle Immobilien zu verkaufen',
    demand: 'Halten Sie mich informiert',
    saveSearch: 'Diese Suche speichern',
  },
})
