import { missing, missingRows, missingTitles, moved, pageRows, type RouteRow } from './route-row'

const sale = {
  nl: '/te-koop/antwerpen/appartement-op-het-zuid/1001/',
  fr: '/a-vendre/anvers/appartement-au-zuid/1001/',
  en: '/for-sale/antwerp/apartment-in-the-zuid-district/1001/',
  de: '/zu-verkaufen/antwerpen/wohnung-im-viertel-zuid/1001/',
}
const saleTitle = {
  nl: 'Appartement op het Zuid',
  fr: 'Appartement au Zuid',
  en: 'Apartment in the Zuid district',
  de: 'Wohnung im Viertel Zuid',
}
const rent = {
  nl: '/te-huur/antwerpen/appartement-met-twee-slaapkamers/1016/',
  fr: '/a-louer/anvers/appartement-avec-deux-chambres/1016/',
  en: '/for-rent/antwerp/apartment-with-two-bedrooms/1016/',
  de: '/zu-vermieten/antwerpen/wohnung-mit-zwei-schlafzimmern/1016/',
}
const rentTitle = {
  nl: 'Appartement met twee slaapkamers',
  fr: 'Appartement avec deux chambres',
  en: 'Apartment with two bedrooms',
  de: 'Wohnung mit zwei Schlafzimmern',
}
const spanish = {
  nl: '/te-koop/costa-blanca/appartement-met-gedeeld-zwembad/1181/',
  fr: '/a-vendre/costa-blanca/appartement-avec-piscine-commune/1181/',
  en: '/for-sale/costa-blanca/apartment-with-shared-pool/1181/',
  de: '/zu-verkaufen/costa-blanca/wohnung-mit-gemeinschaftspool/1181/',
}
const spanishTitle = {
  nl: 'Appartement met gedeeld zwembad',
  fr: 'Appartement avec piscine commune',
  en: 'Apartment with shared pool',
  de: 'Wohnung mit Gemeinschaftspool',
}
const project = {
  nl: '/projecten/mortsel/residentie-de-linde/5/',
  fr: '/projets/mortsel/residence-de-linde/5/',
  en: '/projects/mortsel/residence-de-linde/5/',
  de: '/projekte/mortsel/residenz-de-linde/5/',
}
const projectTitle = {
  nl: 'Residentie De Linde',
  fr: 'Résidence De Linde',
  en: 'Residence De Linde',
  de: 'Residenz De Linde',
}
const unit = {
  nl: `${project.nl}woning-3-met-vier-slaapkamers/2063/`,
  fr: `${project.fr}maison-3-avec-quatre-chambres/2063/`,
  en: `${project.en}house-3-with-four-bedrooms/2063/`,
  de: `${project.de}haus-3-mit-vier-schlafzimmern/2063/`,
}
const unitTitle = {
  nl: 'Woning 3 met vier slaapkamers',
  fr: 'Maison 3 avec quatre chambres',
  en: 'House 3 with four bedrooms',
  de: 'Haus 3 mit vier Schlafzimmern',
}

/** The one true address of a home, a project and a unit, in every language. */
export const detailRows: readonly RouteRow[] = [
  ...pageRows(sale, saleTitle, { isIndexable: true }),
  ...pageRows(rent, rentTitle, { isIndexable: true }),
  ...pageRows(spanish, spanishTitle, { isIndexable: true }),
  ...pageRows(project, projectTitle, { isIndexable: true }),
  ...pageRows(unit, unitTitle, { isIndexable: true }),
]

const other = (about: string, path: string, canonical: string): RouteRow => ({
  path,
  about,
  status: 200,
  lang: 'nl',
  canonical,
})

const investment = 'antwerpen/studio-in-de-universiteitsbuurt/1007/'

/** Further addresses of the same home: they answer, and name the true one. */
export const otherPathRows: readonly RouteRow[] = [
  other(
    'an investment, in its own list',
    `/nl/beleggingsvastgoed/${investment}`,
    `/nl/te-koop/${investment}`,
  ),
  other('in Spain, in its own list', `/nl/spanje${spanish.nl.slice(8)}`, `/nl${spanish.nl}`),
  other(
    'a unit, in the list of what is for sale',
    '/nl/te-koop/mortsel/woning-3-met-vier-slaapkamers/2063/',
    `/nl${unit.nl}`,
  ),
]

/** Old and careless addresses of a home or project lead to the true one, for good. */
export const detailRedirectRows: readonly RouteRow[] = [
  moved('/property/1001/', `/nl${sale.nl}`),
  moved('/property/1016/', `/nl${rent.nl}`),
  moved('/property/2063/', `/nl${unit.nl}`),
  { ...moved('/property/1001/', `/nl${sale.nl}`), headers: { 'accept-language': 'fr' } },
  moved('/nl/property/1001/', `/nl${sale.nl}`),
  moved('/fr/property/1001/', `/fr${sale.fr}`),
  moved('/de/property/1016/', `/de${rent.de}`),
  moved('/project/?id=5', `/nl${project.nl}`),
  moved('/project/5/', `/nl${project.nl}`),
  moved('/nl/project/?id=5', `/nl${project.nl}`),
  moved('/fr/project/5/', `/fr${project.fr}`),
  moved('/en/project/5/', `/en${project.en}`),
  moved('/nl/te-koop/1001/', `/nl${sale.nl}`),
  moved('/nl/te-koop/appartement-op-het-zuid/1001/', `/nl${sale.nl}`),
  moved('/nl/te-koop/gent/appartement-op-het-zuid/1001/', `/nl${sale.nl}`),
  moved('/nl/te-koop/antwerpen/een-heel-ander-huis/1001/', `/nl${sale.nl}`),
  moved('/nl/te-huur/antwerpen/appartement-op-het-zuid/1001/', `/nl${sale.nl}`),
  moved('/nl/spanje/antwerpen/appartement-op-het-zuid/1001/', `/nl${sale.nl}`),
  moved('/fr/a-vendre/antwerpen/appartement-op-het-zuid/1001/', `/fr${sale.fr}`),
  moved('/de/zu-vermieten/1016/', `/de${rent.de}`),
  moved('/nl/projecten/5/', `/nl${project.nl}`),
  moved('/nl/projecten/gent/residentie-de-linde/5/', `/nl${project.nl}`),
  moved('/en/projects/mortsel/residentie-de-linde/5/', `/en${project.en}`),
  moved(`/nl${project.nl}2063/`, `/nl${unit.nl}`),
  moved(`/nl${project.nl}verkeerde-naam/2063/`, `/nl${unit.nl}`),
  moved('/nl/projecten/gent/dok-19/2/woning-3-met-vier-slaapkamers/2063/', `/nl${unit.nl}`),
  moved('/nl/Te-Koop/Antwerpen/Appartement-op-het-Zuid/1001/', `/nl${sale.nl}`),
]

/** Homes that are not public, or no longer, and numbers that nobody has. */
export const absentDetailRows: readonly RouteRow[] = [
  ...missingRows(
    {
      nl: '/te-koop/antwerpen/huis/999999/',
      fr: '/a-vendre/anvers/maison/999999/',
      en: '/for-sale/antwerp/house/999999/',
      de: '/zu-verkaufen/antwerpen/haus/999999/',
    },
    'a number that nobody has',
  ),
  missing('/nl/te-koop/antwerpen/doorzonappartement/1036/', 'nl', 'not online yet'),
  missing('/nl/te-huur/antwerpen/licht-appartement/1037/', 'nl', 'taken offline'),
  missing('/nl/te-koop/deurne/rijwoning-in-deurne-zuid/1207/', 'nl', 'cancelled'),
  missing('/property/999999/', 'nl', 'a number that nobody has'),
  missing('/property/1036/', 'nl', 'not online yet'),
  missing('/project/?id=999999', 'nl', 'no such project'),
  missing('/project/?id=', 'nl', 'no number'),
  missing('/project/999999/', 'nl', 'no such project'),
  missing('/nl/projecten/mortsel/residentie-de-linde/999999/', 'nl', 'no such project'),
  missing('/nl/te-koop/antwerpen/appartement-op-het-zuid/01001/', 'nl', 'a zero in front'),
  missing('/nl/te-koop/antwerpen/huis/99999999999999/', 'nl', 'a number out of range'),
  missing('/nl/te-koop/antwerpen/appartement-op-het-zuid/', 'nl', 'no number at all'),
]

/** Sold homes stay for a while, at first in search engines too. */
export const closedRows: readonly RouteRow[] = [
  {
    path: '/nl/te-koop/berchem/gezinswoning-met-stadstuin/1196/',
    about: 'sold twelve days ago',
    status: 200,
    lang: 'nl',
    h1: 'Gezinswoning met stadstuin',
    isIndexable: true,
  },
  {
    path: '/fr/a-vendre/ixelles/appartement-lumineux-avec-terrasse-au-sud-et-deux-chambres/1198/',
    about: 'sold forty-eight days ago',
    status: 200,
    lang: 'fr',
    isIndexable: false,
  },
  {
    path: '/nl/property/1202/',
    about: 'sold longer ago than it is shown',
    status: 410,
    lang: 'nl',
    h1: missingTitles.property.nl,
    isIndexable: false,
  },
]
