import { missingRows, pageRows, type RouteRow } from './route-row'

/** Pages that answer and are kept from search engines: thank-you pages, login, search, discreet. */
export const unlistedPageRows: readonly RouteRow[] = [
  // /Discreet/
  ...pageRows(
    { nl: '/discreet/', fr: '/vente-discrete/', en: '/discreet-sale/', de: '/diskret/' },
    { nl: 'Discrete verkoop', fr: 'Vente discrète', en: 'Discreet sale', de: 'Diskreter Verkauf' },
    { isIndexable: false },
  ),
  // /login/
  ...pageRows(
    { nl: '/login/', fr: '/login/', en: '/login/', de: '/login/' },
    { nl: 'Eigenaarslogin', fr: 'Espace propriétaire', en: 'Owner login', de: 'Eigentümer-Login' },
    { isIndexable: false },
  ),
  // /search/
  ...pageRows(
    { nl: '/zoeken/', fr: '/recherche/', en: '/search/', de: '/suche/' },
    { nl: 'Zoeken', fr: 'Recherche', en: 'Search', de: 'Suche' },
    { isIndexable: false },
  ),
  // /feedback/contact-me/
  ...pageRows(
    {
      nl: '/bedankt/info-aanvraag/',
      fr: '/merci/demande-info/',
      en: '/thank-you/info-request/',
      de: '/danke/anfrage/',
    },
    {
      nl: 'Bedankt voor uw aanvraag',
      fr: 'Merci pour votre demande',
      en: 'Thank you for your request',
      de: 'Danke für Ihre Anfrage',
    },
    { isIndexable: false },
  ),
  // /feedback/contact-appointment/
  ...pageRows(
    {
      nl: '/bedankt/afspraak/',
      fr: '/merci/rendez-vous/',
      en: '/thank-you/appointment/',
      de: '/danke/termin/',
    },
    {
      nl: 'Bedankt voor uw aanvraag voor een afspraak',
      fr: 'Merci pour votre demande de rendez-vous',
      en: 'Thank you for your appointment request',
      de: 'Danke für Ihre Terminanfrage',
    },
    { isIndexable: false },
  ),
  // /feedback/contact-construction/
  ...pageRows(
    {
      nl: '/bedankt/project/',
      fr: '/merci/projet/',
      en: '/thank-you/project/',
      de: '/danke/projekt/',
    },
    {
      nl: 'Bedankt voor uw vraag over een project',
      fr: 'Merci pour votre question sur un projet',
      en: 'Thank you for your question about a project',
      de: 'Danke für Ihre Frage zu einem Projekt',
    },
    { isIndexable: false },
  ),
  // /feedback/contact-demand/
  ...pageRows(
    {
      nl: '/bedankt/gratis-schatting/',
      fr: '/merci/estimation/',
      en: '/thank-you/valuation/',
      de: '/danke/bewertung/',
    },
    {
      nl: 'Bedankt voor uw aanvraag voor een schatting',
      fr: 'Merci pour votre demande d’estimation',
      en: 'Thank you for your valuation request',
      de: 'Danke für Ihre Bewertungsanfrage',
    },
    { isIndexable: false },
  ),
  // /feedback/demand-register/
  ...pageRows(
    {
      nl: '/bedankt/zoekopdracht/',
      fr: '/merci/recherche/',
      en: '/thank-you/search/',
      de: '/danke/suchauftrag/',
    },
    {
      nl: 'Bedankt voor uw zoekopdracht',
      fr: 'Merci pour votre recherche',
      en: 'Thank you for your search',
      de: 'Danke für Ihren Suchauftrag',
    },
    { isIndexable: false },
  ),
  // /feedback/send-to-friend/
  ...pageRows(
    {
      nl: '/bedankt/doorgestuurd/',
      fr: '/merci/envoye/',
      en: '/thank-you/sent-to-friend/',
      de: '/danke/weitergeleitet/',
    },
    {
      nl: 'Het pand is doorgestuurd',
      fr: 'Le bien est envoyé',
      en: 'The property is on its way',
      de: 'Die Immobilie ist unterwegs',
    },
    { isIndexable: false },
  ),
  // /feedback/site-contact/
  ...pageRows(
    {
      nl: '/bedankt/contact/',
      fr: '/merci/contact/',
      en: '/thank-you/contact/',
      de: '/danke/kontakt/',
    },
    {
      nl: 'Bedankt voor uw bericht',
      fr: 'Merci pour votre message',
      en: 'Thank you for your message',
      de: 'Danke für Ihre Nachricht',
    },
    { isIndexable: false },
  ),
  // /feedback/sign-newsletter/
  ...pageRows(
    {
      nl: '/bedankt/nieuwsbrief/',
      fr: '/merci/newsletter/',
      en: '/thank-you/newsletter/',
      de: '/danke/newsletter/',
    },
    {
      nl: 'Bedankt voor uw interesse',
      fr: 'Merci de votre intérêt',
      en: 'Thank you for your interest',
      de: 'Danke für Ihr Interesse',
    },
    { isIndexable: false },
  ),
  // /data-request/
  ...pageRows(
    { nl: '/uw-gegevens/', fr: '/vos-donnees/', en: '/your-data/', de: '/ihre-daten/' },
    { nl: 'Uw gegevens', fr: 'Vos données', en: 'Your data', de: 'Ihre Daten' },
    { isIndexable: false },
  ),
  // /feedback/data-request/
  ...pageRows(
    {
      nl: '/bedankt/uw-gegevens/',
      fr: '/merci/vos-donnees/',
      en: '/thank-you/your-data/',
      de: '/danke/ihre-daten/',
    },
    {
      nl: 'Kijk in uw mailbox',
      fr: 'Consultez votre boîte e-mail',
      en: 'Check your inbox',
      de: 'Schauen Sie in Ihr Postfach',
    },
    { isIndexable: false },
  ),
  // /feedback/testimonial/
  ...pageRows(
    {
      nl: '/bedankt/getuigenis/',
      fr: '/merci/temoignage/',
      en: '/thank-you/testimonial/',
      de: '/danke/referenz/',
    },
    {
      nl: 'Bedankt voor uw getuigenis',
      fr: 'Merci pour votre témoignage',
      en: 'Thank you for your testimonial',
      de: 'Danke für Ihre Referenz',
    },
    { isIndexable: false },
  ),
  // /feedback/job-application/
  ...pageRows(
    {
      nl: '/bedankt/sollicitatie/',
      fr: '/merci/candidature/',
      en: '/thank-you/job-application/',
      de: '/danke/bewerbung/',
    },
    {
      nl: 'Bedankt voor uw sollicitatie',
      fr: 'Merci pour votre candidature',
      en: 'Thank you for your application',
      de: 'Danke für Ihre Bewerbung',
    },
    { isIndexable: false },
  ),
  // /feedback/offer/
  ...pageRows(
    {
      nl: '/bedankt/bod/',
      fr: '/merci/offre/',
      en: '/thank-you/offer/',
      de: '/danke/angebot/',
    },
    {
      nl: 'Bedankt voor uw bod',
      fr: 'Merci pour votre offre',
      en: 'Thank you for your offer',
      de: 'Danke für Ihr Angebot',
    },
    { isIndexable: false },
  ),
  // /feedback/rent-application/
  ...pageRows(
    {
      nl: '/bedankt/kandidatuur/',
      fr: '/merci/candidature-location/',
      en: '/thank-you/rental-application/',
      de: '/danke/mietbewerbung/',
    },
    {
      nl: 'Bedankt voor uw kandidatuur',
      fr: 'Merci pour votre candidature',
      en: 'Thank you for your application',
      de: 'Danke für Ihre Bewerbung',
    },
    { isIndexable: false },
  ),
  // /feedback/report-listing/
  ...pageRows(
    {
      nl: '/bedankt/melding/',
      fr: '/merci/signalement/',
      en: '/thank-you/report/',
      de: '/danke/meldung/',
    },
    {
      nl: 'Bedankt voor uw melding',
      fr: 'Merci pour votre signalement',
      en: 'Thank you for your report',
      de: 'Danke für Ihre Meldung',
    },
    { isIndexable: false },
  ),
  // /feedback/document-request/
  ...pageRows(
    {
      nl: '/bedankt/documenten/',
      fr: '/merci/documents/',
      en: '/thank-you/documents/',
      de: '/danke/unterlagen/',
    },
    {
      nl: 'Uw vraag naar documenten is bij ons',
      fr: 'Votre demande de documents nous est parvenue',
      en: 'Your request for documents has reached us',
      de: 'Ihre Anfrage nach Unterlagen ist bei uns',
    },
    { isIndexable: false },
  ),
]

/** Content for modules, drafts and the test page: no address of their own for visitors. */
export const hiddenRows: readonly RouteRow[] = [
  ...missingRows(
    {
      nl: '/getuigenissen/getuigenis-1/',
      fr: '/temoignages/temoignage-1/',
      en: '/testimonials/testimonial-1/',
      de: '/referenzen/referenz-1/',
    },
    '/testimonials/testimonial-1/',
  ),
  ...missingRows(
    {
      nl: '/getuigenissen/getuigenis-2/',
      fr: '/temoignages/temoignage-2/',
      en: '/testimonials/testimonial-2/',
      de: '/referenzen/referenz-2/',
    },
    '/testimonials/testimonial-2/',
  ),
  ...missingRows(
    {
      nl: '/getuigenissen/getuigenis-3/',
      fr: '/temoignages/temoignage-3/',
      en: '/testimonials/testimonial-3/',
      de: '/referenzen/referenz-3/',
    },
    '/testimonials/testimonial-3/',
  ),
  ...missingRows(
    { nl: '/bedankt/test/', fr: '/merci/test/', en: '/thank-you/test/', de: '/danke/test/' },
    '/feedback/testing-testing/',
  ),
  ...missingRows({ nl: '/vacatures/', fr: '/emploi/', en: '/jobs/', de: '/stellen/' }, '/jobs/'),
]
