import { defineMessages } from '@/i18n/define-messages'

/** The words of the brochure, besides those that it shares with the page of the property. */
export const messages = defineMessages({
  nl: {
    legal: 'Wettelijke vermeldingen',
    agent: 'Uw contactpersoon',
    agency: 'Het kantoor',
    scan: 'Scan voor de pagina van dit pand',
    made: 'Opgemaakt op {date}',
    current:
      'Deze brochure toont de stand van {date}. De pagina van het pand is altijd actueel; aan vergissingen kunnen geen rechten worden ontleend.',
    page: '{page} / {pages}',
    phone: 'Tel.',
    later: 'De brochure kan nu niet gemaakt worden. Probeer het over {seconds} seconden opnieuw.',
    fileName: 'brochure',
  },
  fr: {
    legal: 'Mentions légales',
    agent: 'Votre personne de contact',
    agency: 'L’agence',
    scan: 'Scannez pour voir la page de ce bien',
    made: 'Établi le {date}',
    current:
      'Cette brochure montre la situation au {date}. La page du bien est toujours à jour ; une erreur ne peut donner lieu à aucun droit.',
    page: '{page} / {pages}',
    phone: 'Tél.',
    later: 'La brochure ne peut être faite en ce moment. Réessayez dans {seconds} secondes.',
    fileName: 'brochure',
  },
  en: {
    legal: 'Legal information',
    agent: 'Your contact',
    agency: 'The agency',
    scan: 'Scan for the page of this property',
    made: 'Made on {date}',
    current:
      'This brochure shows the situation on {date}. The page of the property is always up to date; no rights can be derived from errors.',
    page: '{page} / {pages}',
    phone: 'Tel.',
    later: 'The brochure cannot be made right now. Try again in {seconds} seconds.',
    fileName: 'brochure',
  },
  de: {
    legal: 'Gesetzliche Angaben',
    agent: 'Ihr Ansprechpartner',
    agency: 'Das Büro',
    scan: 'Scannen und die Seite dieser Immobilie ansehen',
    made: 'Erstellt am {date}',
    current:
      'Diese Broschüre zeigt den Stand vom {date}. Die Seite der Immobilie ist immer aktuell; aus Irrtümern können keine Rechte abgeleitet werden.',
    page: '{page} / {pages}',
    phone: 'Tel.',
    later:
      'Die Broschüre kann gerade nicht erstellt werden. Versuchen Sie es in {seconds} Sekunden erneut.',
    fileName: 'broschuere',
  },
})
