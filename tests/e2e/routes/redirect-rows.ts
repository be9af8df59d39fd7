import { missing, moved, type RouteRow } from './route-row'

/** Addresses of pages without a language lead to the visitor's language, for this visit. */
export const originalRows: readonly RouteRow[] = [
  moved('/for-sale/', '/nl/te-koop/', 307),
  moved('/for-rent/', '/nl/te-huur/', 307),
  moved('/contact/', '/nl/contact/', 307),
  moved('/demand-register/', '/nl/ik-zoek/', 307),
  moved('/contact-demand/', '/nl/gratis-schatting/', 307),
  moved('/Projects/', '/nl/projecten/', 307),
  moved('/projects/', '/nl/projecten/', 307),
  moved('/PROJECTS/', '/nl/projecten/', 307),
  moved('/Beleggingsvastgoed/', '/nl/beleggingsvastgoed/', 307),
  moved('/beleggingsvastgoed/', '/nl/beleggingsvastgoed/', 307),
  moved('/Spanje/', '/nl/spanje/', 307),
  moved('/privacy-statement/', '/nl/privacyverklaring/', 307),
  moved('/Cookie-policy/', '/nl/cookiebeleid/', 307),
  moved('/cookie-policy/', '/nl/cookiebeleid/', 307),
  moved('/Disclaimer/', '/nl/disclaimer/', 307),
  moved('/Team/', '/nl/team/', 307),
  moved('/Discreet/', '/nl/discreet/', 307),
  moved('/login/', '/nl/login/', 307),
  moved('/services/vente/', '/nl/onze-diensten/verkoop/', 307),
  moved('/services/syndic/', '/nl/onze-diensten/syndic/', 307),
  moved('/feedback/site-contact/', '/nl/bedankt/contact/', 307),
  moved('/feedback/contact-demand/', '/nl/bedankt/gratis-schatting/', 307),
  moved('/feedback/demand-register/', '/nl/bedankt/zoekopdracht/', 307),
  moved('/for-sale/?city=Antwerpen%7C2000', '/nl/te-koop/?city=Antwerpen%7C2000', 307),
]

/** Original, former and foreign spellings behind a language lead to the true address for good. */
export const spellingRows: readonly RouteRow[] = [
  moved('/nl/for-sale/', '/nl/te-koop/'),
  moved('/fr/for-sale/', '/fr/a-vendre/'),
  moved('/en/Projects/', '/en/projects/'),
  moved('/nl/Projects/', '/nl/projecten/'),
  moved('/de/Spanje/', '/de/spanien/'),
  moved('/fr/Cookie-policy/', '/fr/politique-de-cookies/'),
  moved('/nl/Te-Koop/', '/nl/te-koop/'),
  moved('/nl/TE-HUUR/', '/nl/te-huur/'),
  moved('/nl/feedback/site-contact/', '/nl/bedankt/contact/'),
  moved('/fr/connexion/', '/fr/login/'),
  moved('/fr/immeubles-de-rapport/', '/fr/immobilier-de-rapport/'),
  moved('/fr/clause-de-non-responsabilite/', '/fr/mentions-legales/'),
  moved('/nl/aanbod/', '/nl/te-koop/'),
  moved('/fr/immeubles/', '/fr/a-vendre/'),
  moved('/nl/nieuwbouw/', '/nl/projecten/'),
]

/** Without the slash at the end, with everything else kept. */
export const slashRows: readonly RouteRow[] = [
  moved('/nl', '/nl/'),
  moved('/nl/te-koop', '/nl/te-koop/'),
  moved('/fr/a-vendre', '/fr/a-vendre/'),
  moved('/nl/te-koop?q=tuin', '/nl/te-koop/?q=tuin'),
  moved(
    '/nl/te-koop/antwerpen/appartement-op-het-zuid/1001',
    '/nl/te-koop/antwerpen/appartement-op-het-zuid/1001/',
  ),
]

const home = (
  location: string,
  headers: RouteRow['headers'],
  about: string,
  path = '/',
): RouteRow => ({ ...moved(path, location, 307), headers, about })

const language = (tag: string) => ({ 'accept-language': tag })
const cookie = (value: string) => ({ cookie: `gevel-language=${value}` })

/** The language of an address that has none: query, cookie, browser, default. */
export const languageRows: readonly RouteRow[] = [
  home('/nl/', {}, 'a crawler without any hint'),
  home('/fr/', language('fr-BE,fr;q=0.9,en;q=0.5'), 'a French browser'),
  home('/de/', language('de'), 'a German browser'),
  home('/en/', language('en-GB,nl;q=0.8'), 'an English browser'),
  home('/nl/', language('it,es;q=0.8'), 'a language that the site does not speak'),
  home('/fr/', language('nl;q=0.4,fr;q=0.8'), 'by weight, not by order'),
  home('/nl/', language(';;q=x,,'), 'a broken header'),
  home('/fr/', cookie('fr'), 'a remembered choice'),
  home('/fr/', { ...cookie('fr'), ...language('de') }, 'the choice wins over the browser'),
  home('/de/', { ...cookie('xx'), ...language('de') }, 'a choice that does not exist'),
  home('/en/', { ...cookie('fr'), ...language('de') }, 'the query wins over both', '/?lng=en'),
  home('/de/', language('de'), 'a query that does not exist', '/?lng=xx'),
  { ...moved('/for-sale/', '/fr/a-vendre/', 307), headers: language('fr') },
  { ...moved('/for-sale/', '/de/zu-verkaufen/', 307), headers: cookie('de') },
  moved('/Team/?lng=fr', '/fr/equipe/?lng=fr', 307),
  { ...moved('/nl/te-koop/?lng=fr', '/fr/a-vendre/'), about: 'the query leads to the same page' },
  { path: '/nl/', about: 'the address wins', headers: language('fr'), status: 200, lang: 'nl' },
  {
    path: '/de/kontakt/',
    about: 'the address wins',
    headers: cookie('nl'),
    status: 200,
    lang: 'de',
  },
  moved('/NL/te-koop/', '/nl/te-koop/'),
  moved('/Fr/', '/fr/'),
  moved('/EN/contact/?a=b', '/en/contact/?a=b'),
  missing('/xx/', 'nl', 'no language of the site'),
  missing('/it/vendita/', 'nl', 'no language of the site'),
  { ...missing('/no-such-page/', 'fr'), headers: language('fr') },
  { ...missing('/no-such-page/', 'de'), headers: cookie('de') },
]
