import type { LocalizedText } from '@/domain/kernel/locales'

/** Forms that a module can show; forms about one property or project alone stand on its own page. */
export const moduleFormKinds: Readonly<Record<string, LocalizedText>> = {
  'site-contact': { nl: 'Contact', fr: 'Contact', en: 'Contact', de: 'Kontakt' },
  'contact-appointment': {
    nl: 'Afspraak op kantoor',
    fr: 'Rendez-vous au bureau',
    en: 'Appointment at the office',
    de: 'Termin im Büro',
  },
  'contact-demand': {
    nl: 'Gratis schatting',
    fr: 'Estimation gratuite',
    en: 'Free valuation',
    de: 'Kostenlose Bewertung',
  },
  'data-request': {
    nl: 'Eigen gegevens opvragen',
    fr: 'Demander ses données',
    en: 'Ask for own data',
    de: 'Eigene Daten anfordern',
  },
  'demand-register': {
    nl: 'Ik zoek',
    fr: 'Je cherche',
    en: 'Keep me informed',
    de: 'Ich suche',
  },
  'job-application': {
    nl: 'Sollicitatie',
    fr: 'Candidature',
    en: 'Job application',
    de: 'Bewerbung',
  },
  testimonial: {
    nl: 'Getuigenis',
    fr: 'Témoignage',
    en: 'Testimonial',
    de: 'Referenz',
  },
  'sign-newsletter': {
    nl: 'Nieuwsbrief',
    fr: 'Newsletter',
    en: 'Newsletter',
    de: 'Newsletter',
  },
}
