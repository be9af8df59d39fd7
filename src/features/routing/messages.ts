import { defineMessages } from '@/i18n/define-messages'

/** The words of trails, of the heads of documents and of feeds. */
export const messages = defineMessages({
  nl: {
    home: 'Home',
    pageNumber: 'pagina {page}',
    newForSale: 'Nieuw te koop',
    newForRent: 'Nieuw te huur',
  },
  fr: {
    home: 'Accueil',
    pageNumber: 'page {page}',
    newForSale: 'Nouveautés à vendre',
    newForRent: 'Nouveautés à louer',
  },
  en: {
    home: 'Home',
    pageNumber: 'page {page}',
    newForSale: 'New for sale',
    newForRent: 'New to rent',
  },
  de: {
    home: 'Startseite',
    pageNumber: 'Seite {page}',
    newForSale: 'Neu zu verkaufen',
    newForRent: 'Neu zu vermieten',
  },
})
