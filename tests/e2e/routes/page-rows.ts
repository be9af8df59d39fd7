import { pageRows, type RouteRow } from './route-row'

/** Every address of a page that search engines may list, in every language. */
export const listedPageRows: readonly RouteRow[] = [
  // /
  ...pageRows(
    { nl: '/', fr: '/', en: '/', de: '/' },
    {
      nl: 'Elke gevel heeft een verhaal.',
      fr: 'Chaque façade a une histoire.',
      en: 'Every façade has a story.',
      de: 'Jede Fassade hat eine Geschichte.',
    },
  ),
  // /for-sale/
  ...pageRows(
    { nl: '/te-koop/', fr: '/a-vendre/', en: '/for-sale/', de: '/zu-verkaufen/' },
    { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
  ),
  // /for-rent/
  ...pageRows(
    { nl: '/te-huur/', fr: '/a-louer/', en: '/for-rent/', de: '/zu-vermieten/' },
    { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' },
  ),
  // /Projects/
  ...pageRows(
    { nl: '/projecten/', fr: '/projets/', en: '/projects/', de: '/projekte/' },
    { nl: 'Projecten', fr: 'Projets', en: 'Projects', de: 'Projekte' },
  ),
  // /Beleggingsvastgoed/
  ...pageRows(
    {
      nl: '/beleggingsvastgoed/',
      fr: '/immobilier-de-rapport/',
      en: '/investment-property/',
      de: '/anlageimmobilien/',
    },
    {
      nl: 'Beleggingsvastgoed',
      fr: 'Immobilier de rapport',
      en: 'Investment property',
      de: 'Anlageimmobilien',
    },
  ),
  // /Spanje/
  ...pageRows(
    { nl: '/spanje/', fr: '/espagne/', en: '/spain/', de: '/spanien/' },
    {
      nl: 'Vastgoed in Spanje',
      fr: 'Immobilier en Espagne',
      en: 'Property in Spain',
      de: 'Immobilien in Spanien',
    },
  ),
  // /contact/
  ...pageRows(
    { nl: '/contact/', fr: '/contact/', en: '/contact/', de: '/kontakt/' },
    { nl: 'Contact', fr: 'Contact', en: 'Contact', de: 'Kontakt' },
  ),
  // /demand-register/
  ...pageRows(
    { nl: '/ik-zoek/', fr: '/je-cherche/', en: '/keep-me-informed/', de: '/ich-suche/' },
    { nl: 'Ik zoek', fr: 'Je cherche', en: 'Keep me informed', de: 'Ich suche' },
  ),
  // /contact-demand/
  ...pageRows(
    {
      nl: '/gratis-schatting/',
      fr: '/estimation-gratuite/',
      en: '/free-valuation/',
      de: '/kostenlose-bewertung/',
    },
    {
      nl: 'Gratis schatting',
      fr: 'Estimation gratuite',
      en: 'Free valuation',
      de: 'Kostenlose Bewertung',
    },
  ),
  // /privacy-statement/
  ...pageRows(
    {
      nl: '/privacyverklaring/',
      fr: '/declaration-de-confidentialite/',
      en: '/privacy-statement/',
      de: '/datenschutz/',
    },
    {
      nl: 'Privacyverklaring',
      fr: 'Déclaration de confidentialité',
      en: 'Privacy statement',
      de: 'Datenschutz',
    },
  ),
  // /Cookie-policy/
  ...pageRows(
    {
      nl: '/cookiebeleid/',
      fr: '/politique-de-cookies/',
      en: '/cookie-policy/',
      de: '/cookie-richtlinie/',
    },
    {
      nl: 'Cookiebeleid',
      fr: 'Politique de cookies',
      en: 'Cookie policy',
      de: 'Cookie-Richtlinie',
    },
  ),
  // /Disclaimer/
  ...pageRows(
    {
      nl: '/disclaimer/',
      fr: '/mentions-legales/',
      en: '/disclaimer/',
      de: '/haftungsausschluss/',
    },
    { nl: 'Disclaimer', fr: 'Mentions légales', en: 'Disclaimer', de: 'Haftungsausschluss' },
  ),
  // /complaints/
  ...pageRows(
    { nl: '/klachten/', fr: '/reclamations/', en: '/complaints/', de: '/beschwerden/' },
    { nl: 'Klachten', fr: 'Réclamations', en: 'Complaints', de: 'Beschwerden' },
  ),
  // /Team/
  ...pageRows(
    { nl: '/team/', fr: '/equipe/', en: '/team/', de: '/team/' },
    { nl: 'Team', fr: 'Équipe', en: 'The team', de: 'Das Team' },
  ),
  // /work-with-us/
  ...pageRows(
    {
      nl: '/werken-bij-ons/',
      fr: '/travailler-chez-nous/',
      en: '/work-with-us/',
      de: '/arbeiten-bei-uns/',
    },
    {
      nl: 'Werken bij ons',
      fr: 'Travailler chez nous',
      en: 'Work with us',
      de: 'Arbeiten bei uns',
    },
  ),
  // /testimonials/
  ...pageRows(
    { nl: '/getuigenissen/', fr: '/temoignages/', en: '/testimonials/', de: '/referenzen/' },
    { nl: 'Getuigenissen', fr: 'Témoignages', en: 'Testimonials', de: 'Referenzen' },
  ),
  // /services/
  ...pageRows(
    {
      nl: '/onze-diensten/',
      fr: '/nos-services/',
      en: '/our-services/',
      de: '/unsere-leistungen/',
    },
    { nl: 'Onze diensten', fr: 'Nos services', en: 'Our services', de: 'Unsere Leistungen' },
  ),
  // /about-us/
  ...pageRows(
    { nl: '/over-ons/', fr: '/a-propos/', en: '/about-us/', de: '/ueber-uns/' },
    {
      nl: 'Een kantoor dat de straat kent',
      fr: 'Une agence qui connaît la rue',
      en: 'An office that knows the street',
      de: 'Ein Büro, das die Straße kennt',
    },
  ),
  // /services/vente/
  ...pageRows(
    {
      nl: '/onze-diensten/verkoop/',
      fr: '/nos-services/vente/',
      en: '/our-services/sales/',
      de: '/unsere-leistungen/verkauf/',
    },
    { nl: 'Verkoop', fr: 'Vente', en: 'Sales', de: 'Verkauf' },
  ),
  // /services/location/
  ...pageRows(
    {
      nl: '/onze-diensten/verhuur/',
      fr: '/nos-services/location/',
      en: '/our-services/lettings/',
      de: '/unsere-leistungen/vermietung/',
    },
    { nl: 'Verhuur', fr: 'Location', en: 'Lettings', de: 'Vermietung' },
  ),
  // /services/gestion-locative/
  ...pageRows(
    {
      nl: '/onze-diensten/beheer/',
      fr: '/nos-services/gestion-locative/',
      en: '/our-services/property-management/',
      de: '/unsere-leistungen/mietverwaltung/',
    },
    { nl: 'Beheer', fr: 'Gestion locative', en: 'Property management', de: 'Mietverwaltung' },
  ),
  // /services/syndic/
  ...pageRows(
    {
      nl: '/onze-diensten/syndic/',
      fr: '/nos-services/syndic/',
      en: '/our-services/building-management/',
      de: '/unsere-leistungen/syndikus/',
    },
    { nl: 'Syndic', fr: 'Syndic', en: 'Building management', de: 'Syndikus' },
  ),
  // /for-sale/antwerp/
  ...pageRows(
    {
      nl: '/te-koop/antwerpen/',
      fr: '/a-vendre/anvers/',
      en: '/for-sale/antwerp/',
      de: '/zu-verkaufen/antwerpen/',
    },
    {
      nl: 'Te koop in Antwerpen',
      fr: 'À vendre à Anvers',
      en: 'For sale in Antwerp',
      de: 'Zu verkaufen in Antwerpen',
    },
  ),
  // /for-sale/antwerp/apartments/
  ...pageRows(
    {
      nl: '/te-koop/antwerpen/appartementen/',
      fr: '/a-vendre/anvers/appartements/',
      en: '/for-sale/antwerp/apartments/',
      de: '/zu-verkaufen/antwerpen/wohnungen/',
    },
    {
      nl: 'Appartementen te koop in Antwerpen',
      fr: 'Appartements à vendre à Anvers',
      en: 'Apartments for sale in Antwerp',
      de: 'Wohnungen zu verkaufen in Antwerpen',
    },
  ),
  // /for-sale/houses/
  ...pageRows(
    {
      nl: '/te-koop/huizen/',
      fr: '/a-vendre/maisons/',
      en: '/for-sale/houses/',
      de: '/zu-verkaufen/haeuser/',
    },
    {
      nl: 'Huizen te koop',
      fr: 'Maisons à vendre',
      en: 'Houses for sale',
      de: 'Häuser zu verkaufen',
    },
  ),
  // /for-rent/studios/
  ...pageRows(
    {
      nl: '/te-huur/studios/',
      fr: '/a-louer/studios/',
      en: '/for-rent/studios/',
      de: '/zu-vermieten/studios/',
    },
    {
      nl: 'Studio’s en koten te huur',
      fr: 'Studios et kots à louer',
      en: 'Studios and student rooms for rent',
      de: 'Studios und Studentenzimmer zu vermieten',
    },
  ),
  // /agency/deontology/
  ...pageRows(
    {
      nl: '/ons-kantoor/deontologie/',
      fr: '/notre-agence/deontologie/',
      en: '/our-office/code-of-conduct/',
      de: '/unser-buero/berufsordnung/',
    },
    {
      nl: 'Deontologische code',
      fr: 'Code de déontologie',
      en: 'Code of conduct',
      de: 'Berufsordnung',
    },
  ),
  // /guides/buying-costs/
  ...pageRows(
    {
      nl: '/gidsen/kosten-bij-aankoop/',
      fr: '/guides/frais-d-achat/',
      en: '/guides/buying-costs/',
      de: '/ratgeber/kaufkosten/',
    },
    {
      nl: 'Wat u betaalt boven op de prijs',
      fr: 'Ce que vous payez en plus du prix',
      en: 'What you pay on top of the price',
      de: 'Was Sie zusätzlich zum Preis zahlen',
    },
  ),
]
