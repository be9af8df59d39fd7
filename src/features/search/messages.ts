import { defineMessages } from '@/i18n/define-messages'

/** The words of the search outside the lists: on the home page and where nothing was found. */
export const messages = defineMessages({
  nl: {
    label: 'Zoek een pand',
    field: 'Gemeente, type of referentie',
    forSale: 'Te koop',
    forRent: 'Te huur',
    title: 'Zoek een pand',
  },
  fr: {
    label: 'Chercher un bien',
    field: 'Commune, type ou référence',
    forSale: 'À vendre',
    forRent: 'À louer',
    title: 'Chercher un bien',
  },
  en: {
    label: 'Search for a property',
    field: 'Place, type or reference',
    forSale: 'For sale',
    forRent: 'For rent',
    title: 'Search for a property',
  },
  de: {
    label: 'Immobilie suchen',
    field: 'Ort, Typ oder Referenz',
    forSale: 'Zu verkaufen',
    forRent: 'Zu vermieten',
    title: 'Immobilie suchen',
  },
})
