import { defineMessages } from '@/i18n/define-messages'

/** The words of the guide for assistants. */
export const messages = defineMessages({
  nl: {
    lists: 'Aanbod',
    feeds: 'Feeds met nieuwe panden',
    pages: 'Pagina’s',
    languages: 'Andere talen',
    sitemap: 'Alle pagina’s',
    address: 'Adres',
    phone: 'Telefoon',
    email: 'E-mail',
    company: 'Ondernemingsnummer',
  },
  fr: {
    lists: 'Offre',
    feeds: 'Flux des nouveaux biens',
    pages: 'Pages',
    languages: 'Autres langues',
    sitemap: 'Toutes les pages',
    address: 'Adresse',
    phone: 'Téléphone',
    email: 'E-mail',
    company: 'Numéro d’entreprise',
  },
  en: {
    lists: 'On offer',
    feeds: 'Feeds of new properties',
    pages: 'Pages',
    languages: 'Other languages',
    sitemap: 'All pages',
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    company: 'Enterprise number',
  },
  de: {
    lists: 'Angebot',
    feeds: 'Feeds mit neuen Immobilien',
    pages: 'Seiten',
    languages: 'Weitere Sprachen',
    sitemap: 'Alle Seiten',
    address: 'Adresse',
    phone: 'Telefon',
    email: 'E-Mail',
    company: 'Unternehmensnummer',
  },
})
