import { defineMessages } from '@/i18n/define-messages'

/** What is said in place of a document whose link has expired. */
export const messages = defineMessages({
  nl: {
    title: 'Deze link is vervallen',
    lead: 'Links naar documenten werken zeven dagen. Vraag de documenten opnieuw op, dan krijgt u nieuwe links.',
    again: 'Documenten opnieuw opvragen',
    home: 'Naar de startpagina',
    late: 'Deze link is vervallen. Vraag de documenten opnieuw op via de website.',
  },
  fr: {
    title: 'Ce lien a expiré',
    lead: 'Les liens vers les documents fonctionnent sept jours. Redemandez les documents pour recevoir de nouveaux liens.',
    again: 'Redemander les documents',
    home: 'Vers la page d’accueil',
    late: 'Ce lien a expiré. Redemandez les documents sur le site.',
  },
  en: {
    title: 'This link has expired',
    lead: 'Links to documents work for seven days. Request the documents again to get new links.',
    again: 'Request the documents again',
    home: 'To the home page',
    late: 'This link has expired. Request the documents again on the website.',
  },
  de: {
    title: 'Dieser Link ist abgelaufen',
    lead: 'Links zu Unterlagen funktionieren sieben Tage. Fordern Sie die Unterlagen neu an, um neue Links zu erhalten.',
    again: 'Unterlagen neu anfordern',
    home: 'Zur Startseite',
    late: 'Dieser Link ist abgelaufen. Fordern Sie die Unterlagen auf der Website neu an.',
  },
})
