import { createTranslator } from 'next-intl'
import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { describe, expect, it, vi } from 'vitest'
import type { Property } from '@/cms/payload-types'
import { Properties } from '../../../tests/unit/composed-collections'
import type { Locale } from '@/domain/kernel/locales'
import { messages as favourites } from '@/features/favourites/messages'
import { messages as map } from '@/features/map/messages'
import { pathsOfCollection } from '../../../tests/unit/field-paths'
import { messages as facts } from './fact-messages'
import { inScene, type Scene } from './field-table.fixture'
import { messages as properties } from './messages'
import { createContext } from './property.fixture'
import { PropertyPage } from './property-page'
import { toPropertyView } from './to-property-view'

vi.mock('next-intl/server', () => ({
  getLocale: () => current,
  getTranslations: (name: string) => getTestTranslations(name),
}))
vi.mock('@/features/map/property-map', () => ({ PropertyMap: () => null }))
vi.mock('@/features/favourites/seen-homes', () => ({ SeenHomes: () => null }))
vi.mock('@/features/consent/consent-queries', () => ({
  getTracking: () => ({ analyticsId: null, adsId: null, tagManagerId: null, socialPixelId: null }),
}))
vi.mock('@/server/texts/text-overrides', () => ({
  getTexts: (_: string, messages: Record<string, unknown>, locale: string) => messages[locale],
}))

let current: Locale = 'nl'

/** What stands for `getTranslations` while a page is drawn: the site's own words, nothing else. */
async function getTestTranslations(namespace: string) {
  const messages = {
    properties: properties[current],
    favourites: favourites[current],
    map: map[current],
    // The shell knows the properties, so its words stand here.
    shell: { breadcrumb: 'Kruimelpad', opensNewTab: 'opent in een nieuw tabblad' },
  }
  return createTranslator({ locale: current, messages, namespace: namespace as 'properties' })
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': '’',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
}

/** What a reader sees of markup: one line for each text. */
function toLines(html: string): string {
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\u00A0/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
}

/** A part of the page, by what its opening tag says; each part holds no other of its own name. */
const partMarks = {
  head: '<header',
  price: 'aria-labelledby="contact-panel"',
  overview: 'id="facts-overview"',
  finance: 'id="facts-finance"',
  rent: 'id="facts-rent"',
  annuity: 'id="facts-annuity"',
  surfaces: 'id="facts-surfaces"',
  rooms: 'id="facts-rooms"',
  building: 'id="facts-building"',
  comfort: 'id="facts-comfort"',
  planning: 'id="facts-planning"',
  certificates: 'id="facts-certificates"',
  energy: 'aria-labelledby="energy"',
  flood: 'aria-labelledby="flood"',
  location: 'aria-labelledby="location"',
  documents: 'aria-labelledby="documents"',
  costs: 'aria-labelledby="costs"',
  loan: 'aria-labelledby="loan"',
  yield: 'aria-labelledby="yield"',
} as const

type PagePart = keyof typeof partMarks

/** A page as text, part by part; a part that is not there is the empty text. */
type PageText = Readonly<Record<PagePart, string>> & { whole: string }

function cutOut(html: string, mark: string): string {
  const found = html.indexOf(mark)
  if (found === -1) return ''
  const start = html.lastIndexOf('<', found)
  const name = /^<(\w+)/.exec(html.slice(start))?.[1] ?? ''
  return html.slice(start, html.indexOf(`</${name}>`, start))
}

/** Draws the page of a property as the server does, and reads it. */
async function drawPage(record: Property, locale: Locale): Promise<PageText> {
  current = locale
  const context = createContext({ locale, factTexts: facts[locale], city: null })
  const page = createElement(PropertyPage, {
    view: toPropertyView(record, context),
    facts: {
      locale,
      title: '',
      description: '',
      canonical: '/',
      alternates: {},
      languageTargets: {},
      isIndexable: true,
      breadcrumb: [],
      image: null,
      openGraph: { title: '', description: '' },
      twitter: { title: '', description: '' },
    },
    locale,
    agency: { name: 'Kassei', phone: '', email: '' },
    similar: [],
    url: 'https://example.be/',
    form: null,
  })
  const { prelude } = await prerender(page)
  const html = await new Response(prelude).text()
  const parts = Object.entries(partMarks).map(([part, mark]) => [part, toLines(cutOut(html, mark))])
  return { ...Object.fromEntries(parts), whole: toLines(html) }
}

/** Where a fact stands on the page, and in which words; `|` is a new line. */
type FieldRow = {
  /** Name of the field in the collection. */
  field: string
  part: PagePart | 'whole'
  /** Where the row is to be seen; the sale of a Flemish house when left out. */
  scene?: Scene
  /** Where the row may not be seen, though its field is filled in. */
  never?: readonly Scene[]
  /** The record cannot be without it. */
  isRequired?: boolean
  nl: string
  de: string
}

/** A row for every public fact of a property. */
const fieldRows: readonly FieldRow[] = [
  { field: 'recordFile', part: 'head', isRequired: true, nl: 'Ref. 2000-014', de: 'Ref. 2000-014' },
  {
    field: 'title',
    part: 'head',
    isRequired: true,
    nl: 'Herenhuis met stadstuin',
    de: 'Herenhuis met stadstuin',
  },
  {
    field: 'street',
    part: 'head',
    never: ['hiddenAddress'],
    nl: 'Vlaamsekaai 47 bus 2, 2000 Antwerpen',
    de: 'Vlaamsekaai 47 Bk. 2, 2000 Antwerpen',
  },
  {
    field: 'houseNumber',
    part: 'location',
    never: ['hiddenAddress'],
    nl: 'Vlaamsekaai 47 bus 2, 2000 Antwerpen',
    de: 'Vlaamsekaai 47 Bk. 2, 2000 Antwerpen',
  },
  {
    field: 'boxNr',
    part: 'location',
    never: ['hiddenAddress'],
    nl: 'Vlaamsekaai 47 bus 2, 2000 Antwerpen',
    de: 'Vlaamsekaai 47 Bk. 2, 2000 Antwerpen',
  },
  {
    field: 'publishAddress',
    part: 'location',
    never: ['hiddenAddress'],
    nl: 'Vlaamsekaai 47 bus 2',
    de: 'Vlaamsekaai 47 Bk. 2',
  },
  {
    field: 'zip',
    part: 'location',
    never: ['wallonia'],
    nl: '2000 Antwerpen',
    de: '2000 Antwerpen',
  },
  {
    field: 'city',
    part: 'location',
    never: ['wallonia'],
    nl: '2000 Antwerpen',
    de: '2000 Antwerpen',
  },
  { field: 'areaName', part: 'location', nl: 'Costa Blanca', de: 'Costa Blanca' },
  { field: 'project', part: 'head', nl: 'Eenheid van Kaaihof', de: 'Einheit von Kaaihof' },
  {
    field: 'price',
    part: 'price',
    scene: 'newBuild',
    never: ['secretPrice'],
    nl: 'vanaf € 479.000',
    de: 'ab € 479.000',
  },
  {
    field: 'publishPrice',
    part: 'price',
    never: ['secretPrice'],
    nl: 'bieden vanaf € 451.000',
    de: 'Gebote ab € 451.000',
  },
  {
    field: 'priceUnit',
    part: 'price',
    scene: 'newBuild',
    nl: 'vanaf € 479.000',
    de: 'ab € 479.000',
  },
  {
    field: 'priceUnitText',
    part: 'price',
    scene: 'ownUnit',
    nl: '€ 479.000|per kavel',
    de: '€ 479.000|per kavel',
  },
  { field: 'marquee', part: 'head', nl: 'Nieuw', de: 'Nieuw' },
  {
    field: 'description',
    part: 'whole',
    isRequired: true,
    nl: 'Ruim huis. De Vlaamsekaai ligt om de hoek. Zonnige tuin.',
    de: 'Ruim huis. De Vlaamsekaai ligt om de hoek. Zonnige tuin.',
  },
  { field: 'manager', part: 'price', nl: 'Lotte Verhoeven', de: 'Lotte Verhoeven' },
  {
    field: 'publishedAt',
    part: 'whole',
    nl: 'Online sinds 1 maart 2026.',
    de: 'Online seit 1. März 2026.',
  },
  {
    field: 'checkedAt',
    part: 'whole',
    nl: 'Nagekeken door het kantoor op 20 maart 2026.',
    de: 'Vom Büro geprüft am 20. März 2026.',
  },
  {
    field: 'mainType',
    part: 'overview',
    isRequired: true,
    nl: 'Soort pand|Villa/Woning/Hoeve',
    de: 'Art der Immobilie|Villa/Woning/Hoeve',
  },
  { field: 'isNewBuild', part: 'overview', nl: 'Nieuwbouw|Ja', de: 'Neubau|Ja' },
  { field: 'unit.lot', part: 'overview', nl: 'Lot|A.2.01', de: 'Los|A.2.01' },
  { field: 'unit.floor', part: 'overview', nl: 'Verdieping|3', de: 'Etage|3' },
  {
    field: 'unit.status',
    part: 'overview',
    nl: 'Status van de eenheid|In optie',
    de: 'Status der Einheit|Reserviert (Option)',
  },
  {
    field: 'availability',
    part: 'overview',
    nl: 'Beschikbaar|01/09/2026',
    de: 'Verfügbarkeit|01/09/2026',
  },
  {
    field: 'availableFrom',
    part: 'overview',
    nl: 'Beschikbaar|01/09/2026',
    de: 'Verfügbarkeit|01/09/2026',
  },
  {
    field: 'countryId',
    part: 'overview',
    scene: 'spain',
    never: ['sale'],
    isRequired: true,
    nl: 'Land|Spanje',
    de: 'Land|Spanien',
  },
  {
    field: 'startPrice',
    part: 'finance',
    never: ['secretPrice'],
    nl: 'Bieden vanaf|€ 451.000',
    de: 'Gebote ab|€ 451.000',
  },
  {
    field: 'monthlyRent',
    part: 'finance',
    never: ['rent', 'secretPrice'],
    nl: 'Huuropbrengst|€ 1.450/maand',
    de: 'Mieteinnahme|€ 1.450/Monat',
  },
  {
    field: 'monthlyRent',
    part: 'yield',
    never: ['rent', 'secretPrice', 'ownUse'],
    nl: 'Brutorendement per jaar|3,41 %',
    de: 'Bruttorendite pro Jahr|3,41 %',
  },
  {
    field: 'isInvestment',
    part: 'yield',
    nl: 'Brutorendement per jaar|3,41 %',
    de: 'Bruttorendite pro Jahr|3,41 %',
  },
  {
    field: 'vatRegime',
    part: 'finance',
    never: ['rent'],
    nl: 'Btw-stelsel|Registratiebelasting',
    de: 'MwSt.-Regelung|Registrierungsgebühren',
  },
  {
    field: 'vatValue',
    part: 'finance',
    never: ['rent', 'secretPrice'],
    nl: 'Btw-bedrag|€ 63.210',
    de: 'MwSt.-Betrag|€ 63.210',
  },
  {
    field: 'constructionCost',
    part: 'finance',
    never: ['rent', 'secretPrice'],
    nl: 'Bouwkost|€ 301.000',
    de: 'Baukosten|€ 301.000',
  },
  {
    field: 'registrationRights',
    part: 'finance',
    never: ['rent', 'secretPrice'],
    nl: 'Registratiebelasting|€ 9.580',
    de: 'Registrierungsgebühren|€ 9.580',
  },
  {
    field: 'notaryFeeInclVat',
    part: 'finance',
    never: ['rent', 'secretPrice'],
    nl: 'Notariskosten incl. btw|€ 3.130',
    de: 'Notarkosten inkl. MwSt.|€ 3.130',
  },
  {
    field: 'rateableIncome',
    part: 'finance',
    nl: 'Kadastraal inkomen (KI)|€ 1.234|Niet geïndexeerd; de onroerende voorheffing wordt erop berekend.',
    de: 'Katastereinkommen|€ 1.234|Nicht indexiert; danach richtet sich der Immobilienvorabzug.',
  },
  {
    field: 'realEstateTax',
    part: 'finance',
    nl: 'Onroerende voorheffing|€ 987/jaar',
    de: 'Immobilienvorabzug|€ 987/Jahr',
  },
  {
    field: 'chargesOwner',
    part: 'finance',
    nl: 'Kosten eigenaar|€ 65/maand',
    de: 'Kosten Eigentümer|€ 65/Monat',
  },
  {
    field: 'parkingPrice',
    part: 'finance',
    never: ['secretPrice'],
    nl: 'Prijs staanplaats|€ 21.500',
    de: 'Preis Stellplatz|€ 21.500',
  },
  {
    field: 'garagePrice',
    part: 'finance',
    never: ['secretPrice'],
    nl: 'Prijs garage|€ 32.500',
    de: 'Preis Garage|€ 32.500',
  },
  {
    field: 'chargesRenter',
    part: 'rent',
    scene: 'rent',
    never: ['sale'],
    nl: 'Kosten huurder|€ 75/maand',
    de: 'Kosten Mieter|€ 75/Monat',
  },
  {
    field: 'deposit',
    part: 'rent',
    scene: 'rent',
    never: ['sale'],
    nl: 'Huurwaarborg|€ 2.850',
    de: 'Mietkaution|€ 2.850',
  },
  {
    field: 'renterAgencyCost',
    part: 'rent',
    scene: 'rent',
    never: ['sale'],
    nl: 'Administratiekosten huurder|€ 110',
    de: 'Vermittlungskosten Mieter|€ 110',
  },
  {
    field: 'renterInventoryCost',
    part: 'rent',
    scene: 'rent',
    never: ['sale'],
    nl: 'Kosten plaatsbeschrijving|€ 225',
    de: 'Kosten Ortsbefund|€ 225',
  },
  {
    field: 'rentConditions.minimumIncome',
    part: 'rent',
    scene: 'rent',
    never: ['sale'],
    nl: 'Minimuminkomen per maand|€ 2.900',
    de: 'Mindesteinkommen pro Monat|€ 2.900',
  },
  {
    field: 'rentConditions.maximumPersons',
    part: 'rent',
    scene: 'rent',
    never: ['sale'],
    nl: 'Maximum aantal bewoners|5',
    de: 'Höchstzahl der Bewohner|5',
  },
  {
    field: 'individualMeters',
    part: 'rent',
    scene: 'rent',
    never: ['sale'],
    nl: 'Individuele meters|Ja',
    de: 'Eigene Zähler|Ja',
  },
  {
    field: 'chargesRenter',
    part: 'costs',
    scene: 'rent',
    never: ['sale'],
    nl: 'Samen per maand|€ 1.025',
    de: 'Zusammen pro Monat|€ 1.025',
  },
  {
    field: 'isAnnuity',
    part: 'annuity',
    scene: 'annuity',
    never: ['sale'],
    nl: 'Boeket|€ 52.000',
    de: 'Anzahlung (Bouquet)|€ 52.000',
  },
  {
    field: 'annuityBouquet',
    part: 'annuity',
    scene: 'annuity',
    never: ['sale'],
    nl: 'Boeket|€ 52.000|Betaalt de koper in één keer bij de akte.',
    de: 'Anzahlung (Bouquet)|€ 52.000|Zahlt der Käufer auf einmal bei der Beurkundung.',
  },
  {
    field: 'annuityMonthly',
    part: 'annuity',
    scene: 'annuity',
    never: ['sale'],
    nl: 'Maandelijkse rente|€ 710/maand|Betaalt de koper daarna elke maand aan de verkoper.',
    de: 'Monatliche Rente|€ 710/Monat|Zahlt der Käufer danach jeden Monat an den Verkäufer.',
  },
  {
    field: 'annuityIndexed',
    part: 'annuity',
    scene: 'annuity',
    never: ['sale'],
    nl: 'Geïndexeerde rente|Ja',
    de: 'Indexierte Rente|Ja',
  },
  {
    field: 'annuityMaxYears',
    part: 'annuity',
    scene: 'annuity',
    never: ['sale'],
    nl: 'Maximumduur|17 jaar',
    de: 'Höchstdauer|17 Jahre',
  },
  {
    field: 'annuitySurvival',
    part: 'annuity',
    scene: 'annuity',
    never: ['sale'],
    nl: 'Overdraagbaar op langstlevende|Ja',
    de: 'Überlebensklausel|Ja',
  },
  {
    field: 'annuityAge1',
    part: 'annuity',
    scene: 'annuity',
    never: ['sale'],
    nl: 'Leeftijd van de hoofden|74 en 72 jaar',
    de: 'Alter der Rentenempfänger|74 und 72 Jahre',
  },
  {
    field: 'annuityAge2',
    part: 'annuity',
    scene: 'annuity',
    never: ['sale'],
    nl: 'Leeftijd van de hoofden|74 en 72 jaar',
    de: 'Alter der Rentenempfänger|74 und 72 Jahre',
  },
  {
    field: 'annuityType',
    part: 'annuity',
    scene: 'annuity',
    never: ['sale'],
    nl: 'Bewoning|Bewoond',
    de: 'Nutzung|Bewohnt',
  },
  {
    field: 'surfaceLivingM2',
    part: 'surfaces',
    nl: 'Bewoonbare oppervlakte|212 m²',
    de: 'Wohnfläche|212 m²',
  },
  {
    field: 'surfaceTotalM2',
    part: 'surfaces',
    nl: 'Totale oppervlakte|268 m²',
    de: 'Gesamtfläche|268 m²',
  },
  {
    field: 'surfaceGroundM2',
    part: 'surfaces',
    nl: 'Grondoppervlakte|385 m²',
    de: 'Grundstücksfläche|385 m²',
  },
  {
    field: 'surfaceConstructedM2',
    part: 'surfaces',
    nl: 'Bebouwde oppervlakte|124 m²',
    de: 'Bebaute Fläche|124 m²',
  },
  {
    field: 'surfaceTerraceM2',
    part: 'surfaces',
    nl: 'Oppervlakte terras|26 m²',
    de: 'Terrassenfläche|26 m²',
  },
  {
    field: 'surfaceGardenM2',
    part: 'surfaces',
    nl: 'Oppervlakte tuin|190 m²',
    de: 'Gartenfläche|190 m²',
  },
  {
    field: 'surfaceOfficeM2',
    part: 'surfaces',
    nl: 'Kantooroppervlakte|34 m²',
    de: 'Bürofläche|34 m²',
  },
  {
    field: 'surfaceStoreM2',
    part: 'surfaces',
    nl: 'Handels- of opslagoppervlakte|57 m²',
    de: 'Laden- oder Lagerfläche|57 m²',
  },
  {
    field: 'surfaceExtraRoomM2',
    part: 'surfaces',
    nl: 'Extra ruimte|11 m²',
    de: 'Nebenraum|11 m²',
  },
  {
    field: 'plotWidthM',
    part: 'surfaces',
    nl: 'Perceelbreedte|8,25 m',
    de: 'Grundstücksbreite|8,25 m',
  },
  { field: 'frontWidthM', part: 'surfaces', nl: 'Gevelbreedte|6,4 m', de: 'Fassadenbreite|6,4 m' },
  { field: 'bedrooms', part: 'rooms', nl: 'Slaapkamers|4', de: 'Schlafzimmer|4' },
  { field: 'bathrooms', part: 'rooms', nl: 'Badkamers|2', de: 'Badezimmer|2' },
  { field: 'showerRooms', part: 'rooms', nl: 'Douchekamers|1', de: 'Duschbäder|1' },
  { field: 'toilets', part: 'rooms', nl: 'Toiletten|3', de: 'Toiletten|3' },
  { field: 'floors', part: 'rooms', nl: 'Aantal verdiepingen|6', de: 'Anzahl Etagen|6' },
  { field: 'garages', part: 'rooms', nl: 'Garages|7', de: 'Garagen|7' },
  { field: 'parkings', part: 'rooms', nl: 'Binnenstaanplaatsen|8', de: 'Tiefgaragenplätze|8' },
  {
    field: 'parkingsExternal',
    part: 'rooms',
    nl: 'Buitenstaanplaatsen|9',
    de: 'Außenstellplätze|9',
  },
  {
    field: 'facades',
    part: 'building',
    nl: 'Bebouwing|Halfopen bebouwing',
    de: 'Bauweise|Doppelhaushälfte',
  },
  { field: 'constructionYear', part: 'building', nl: 'Bouwjaar|1931', de: 'Baujahr|1931' },
  {
    field: 'renovationYear',
    part: 'building',
    nl: 'Renovatiejaar|2017',
    de: 'Renovierungsjahr|2017',
  },
  { field: 'condition', part: 'building', nl: 'Staat|Goed', de: 'Zustand|Gut' },
  { field: 'roof', part: 'building', nl: 'Dak|Leien', de: 'Dach|Schiefer' },
  { field: 'frame', part: 'building', nl: 'Ramen|Hout', de: 'Fensterrahmen|Holz' },
  {
    field: 'glazing',
    part: 'building',
    nl: 'Beglazing|Driedubbel glas',
    de: 'Verglasung|Dreifachverglasung',
  },
  {
    field: 'orientationFront',
    part: 'building',
    nl: 'Oriëntatie voorgevel|Noordoost',
    de: 'Ausrichtung der Fassade|Nordosten',
  },
  {
    field: 'orientationGarden',
    part: 'building',
    nl: 'Oriëntatie tuin|Zuidwest',
    de: 'Ausrichtung des Gartens|Südwesten',
  },
  {
    field: 'electricityCertificate',
    part: 'certificates',
    nl: 'Elektrische keuring|Conform',
    de: 'Elektroabnahme|Konform',
  },
  {
    field: 'gasCertificate',
    part: 'certificates',
    nl: 'Gaskeuring|Niet conform',
    de: 'Gasabnahme|Nicht konform',
  },
  {
    field: 'groundCertificate',
    part: 'certificates',
    nl: 'Bodemattest|Aanwezig',
    de: 'Bodenbescheinigung|Vorhanden',
  },
  {
    field: 'asbestosType',
    part: 'certificates',
    never: ['brussels', 'wallonia'],
    nl: 'Asbestattest|Asbestveilig (06/05/2025)',
    de: 'Asbestbescheinigung|Asbestsicher (06/05/2025)',
  },
  {
    field: 'asbestosDate',
    part: 'certificates',
    never: ['brussels', 'wallonia'],
    nl: 'Asbestveilig (06/05/2025)',
    de: 'Asbestsicher (06/05/2025)',
  },
  { field: 'heating', part: 'comfort', nl: 'Verwarming|Warmtepomp', de: 'Heizung|Wärmepumpe' },
  { field: 'kitchen', part: 'comfort', nl: 'Keuken|Ingericht', de: 'Küche|Einbauküche' },
  { field: 'comfort', part: 'comfort', nl: 'Comfort|Hoog', de: 'Komfort|Hoch' },
  {
    field: 'floorCovering',
    part: 'comfort',
    nl: 'Vloerbekleding|Parket',
    de: 'Bodenbelag|Parkett',
  },
  { field: 'hasLift', part: 'comfort', nl: 'lift', de: 'Aufzug' },
  { field: 'hasCellar', part: 'comfort', nl: 'kelder', de: 'Keller' },
  { field: 'hasAttic', part: 'comfort', nl: 'zolder', de: 'Dachboden' },
  { field: 'hasTerrace', part: 'comfort', nl: 'terras', de: 'Terrasse' },
  { field: 'hasGarden', part: 'comfort', nl: 'tuin', de: 'Garten' },
  { field: 'hasPool', part: 'comfort', nl: 'zwembad', de: 'Schwimmbad' },
  { field: 'hasGarage', part: 'comfort', nl: 'garage', de: 'Garage' },
  { field: 'hasParking', part: 'comfort', nl: 'parking', de: 'Stellplatz' },
  { field: 'isFurnished', part: 'comfort', nl: 'gemeubeld', de: 'möbliert' },
  { field: 'hasGas', part: 'comfort', nl: 'gas', de: 'Gas' },
  { field: 'hasWater', part: 'comfort', nl: 'water', de: 'Wasser' },
  { field: 'hasElectricity', part: 'comfort', nl: 'elektriciteit', de: 'Strom' },
  { field: 'hasDrain', part: 'comfort', nl: 'riolering', de: 'Kanalisation' },
  {
    field: 'hasPermit',
    part: 'planning',
    never: ['brussels', 'wallonia'],
    nl: 'Omgevingsvergunning|Vg|vergunning uitgereikt',
    de: 'Städtebaugenehmigung|Vg|Genehmigung erteilt',
  },
  {
    field: 'areaApplication',
    part: 'planning',
    never: ['brussels', 'wallonia'],
    nl: 'Bestemming|Wg|woongebied',
    de: 'Zweckbestimmung|Wg|Wohngebiet',
  },
  {
    field: 'hasSummons',
    part: 'planning',
    never: ['brussels', 'wallonia'],
    nl: 'Dagvaarding|Gdv|geen dagvaarding',
    de: 'Vorladung|Gdv|keine Vorladung',
  },
  {
    field: 'hasPreemptiveRight',
    part: 'planning',
    never: ['brussels', 'wallonia'],
    nl: 'Voorkooprecht|Vkr|voorkooprecht van toepassing',
    de: 'Vorkaufsrecht|Vkr|Vorkaufsrecht besteht',
  },
  {
    field: 'hasAllotmentPermit',
    part: 'planning',
    never: ['brussels', 'wallonia'],
    nl: 'Verkavelingsvergunning|Gvv|geen verkavelingsvergunning',
    de: 'Parzellierungsgenehmigung|Gvv|keine Parzellierungsgenehmigung',
  },
  {
    field: 'hasAllotmentPermit',
    part: 'planning',
    scene: 'wallonia',
    never: ['sale', 'brussels'],
    nl: 'Verkavelingsvergunning|Nee',
    de: 'Parzellierungsgenehmigung|Nein',
  },
  {
    field: 'hasPermit',
    part: 'planning',
    scene: 'wallonia',
    nl: 'Omgevingsvergunning|vergunning uitgereikt',
    de: 'Städtebaugenehmigung|Genehmigung erteilt',
  },
  {
    field: 'judicialDecision',
    part: 'planning',
    nl: 'Rechterlijke herstelmaatregel|Op aanvraag',
    de: 'Gerichtliche Wiederherstellungsmaßnahme|Auf Anfrage',
  },
  {
    field: 'planningInformation',
    part: 'planning',
    nl: 'Toelichting|Uittreksel van 3 maart.',
    de: 'Erläuterung|Uittreksel van 3 maart.',
  },
  {
    field: 'planningInformation',
    part: 'planning',
    scene: 'brussels',
    never: ['sale', 'rent'],
    nl: 'Uittreksel van 3 maart.|Deze inlichtingen krijgt u op verzoek gratis op papier.',
    de: 'Uittreksel van 3 maart.|Diese Auskünfte erhalten Sie auf Anfrage kostenlos auf Papier.',
  },
  {
    field: 'energyPerformance',
    part: 'energy',
    nl: '450 kWh/m² per jaar',
    de: '450 kWh/m² pro Jahr',
  },
  {
    field: 'epcTotalKwh',
    part: 'energy',
    nl: 'Totaal verbruik|41.000 kWh per jaar',
    de: 'Gesamtverbrauch|41.000 kWh pro Jahr',
  },
  {
    field: 'epcCo2',
    part: 'energy',
    nl: 'CO₂-uitstoot|52 kg CO₂/m² per jaar',
    de: 'CO₂-Ausstoß|52 kg CO₂/m² pro Jahr',
  },
  { field: 'eLevel', part: 'energy', nl: 'E-peil|E30', de: 'E-Niveau|E30' },
  {
    field: 'epcUniqueCode',
    part: 'energy',
    nl: 'Certificaatnummer|20260314-0002716948-RES-1',
    de: 'Zertifikatnummer|20260314-0002716948-RES-1',
  },
  {
    field: 'epcValidUntil',
    part: 'energy',
    nl: 'Geldig tot|14/03/2036',
    de: 'Gültig bis|14/03/2036',
  },
  {
    field: 'epcLabelText',
    part: 'energy',
    never: ['rent', 'brussels', 'wallonia'],
    nl: 'Label E of F: binnen 6 jaar na de akte te renoveren tot minstens label D.',
    de: 'Label E oder F: innerhalb von 6 Jahren nach der Urkunde mindestens auf Label D zu renovieren.',
  },
  {
    field: 'pScore',
    part: 'flood',
    nl: 'P-score B (perceel)|kleine kans bij klimaatverandering (2050)',
    de: 'P-Score B (Parzelle)|geringe Wahrscheinlichkeit bei Klimawandel (2050)',
  },
  {
    field: 'gScore',
    part: 'flood',
    never: ['plot'],
    nl: 'G-score D (gebouw)|middelgrote kans bij huidig klimaat',
    de: 'G-Score D (Gebäude)|mittlere Wahrscheinlichkeit, heutiges Klima',
  },
  {
    field: 'floodZone',
    part: 'flood',
    nl: 'Ligt in een afgebakend overstromingsgebied.',
    de: 'Liegt in einem abgegrenzten Überschwemmungsgebiet.',
  },
  {
    field: 'riverbankZone',
    part: 'flood',
    nl: 'Ligt in een afgebakende oeverzone.',
    de: 'Liegt in einer abgegrenzten Uferzone.',
  },
  {
    field: 'floodReportDate',
    part: 'flood',
    nl: 'Rapport van 03/02/2026.',
    de: 'Bericht vom 03/02/2026.',
  },
  {
    field: 'floodRisk',
    part: 'flood',
    scene: 'noScores',
    never: ['sale'],
    nl: 'Vroegere indeling, vóór 2023: mogelijk overstromingsgevoelig.',
    de: 'Frühere Einteilung, vor 2023: möglicherweise überschwemmungsgefährdet.',
  },
  { field: 'pictures', part: 'whole', nl: '1 foto', de: '1 Foto' },
  { field: 'plans', part: 'whole', nl: 'plannen', de: 'Pläne' },
  { field: 'videoUrl', part: 'whole', nl: 'video', de: 'Video' },
  { field: 'tourUrl', part: 'whole', nl: '360°', de: '360°' },
  {
    field: 'documents',
    part: 'documents',
    nl: 'Certificaat van 14 maart',
    de: 'Certificaat van 14 maart',
  },
]

/** Fields that are no fact of their own, and why. */
const notFacts: Readonly<Record<string, string>> = {
  id: 'the key of the record; visitors know the public id',
  createdAt: 'housekeeping',
  updatedAt: 'housekeeping',
  _status: 'decides whether the page exists',
  publicId: 'stands in the address of the page',
  deskName: 'what staff know the home by; refused to visitors',
  recordFileKey: 'the reference in the form in which it is searched',
  goal: 'decides the list, the price and the parts of the page',
  status: 'decides whether the page exists and what it says of a sale that is closed',
  closedAt: 'decides how long a closed page stays',
  isDiscreet: 'decides what is kept back',
  isLongLease: 'decides what the law asks of the advertisement',
  prints: 'leads the desk to what it prints',
  owners: 'shows the desk whose home it is',
  visits: 'shows the desk who visited',
  papers: 'lists the papers for the desk',
  enquiries: 'lists for the desk what was asked',
  gatePanel: 'shows the desk what the law still asks',
  gate: 'told to the desk',
  gateIssues: 'told to the desk',
  visibleIn: 'decides in which languages the page exists',
  types: 'decides the lists; the main type stands on the page',
  place: 'fills in postcode, town and point',
  lat: 'drawn on the map; never written',
  lng: 'drawn on the map; never written',
  unit: 'holds lot, floor and status',
  rentConditions: 'holds income and persons',
  panoramas: 'pictures to look around in, with tests of their own',
  activities: 'told to the owner in the portal',
  placements: 'told to the owner in the portal',
  messages: 'between the owner and the agency',
}

const drawn = new Map<string, Promise<PageText>>()

/** A page with every fact filled in; drawn once for each scene and language. */
function pageOf(scene: Scene, locale: Locale): Promise<PageText> {
  const key = `${scene} ${locale}`
  const page = drawn.get(key) ?? drawPage(inScene(scene), locale)
  drawn.set(key, page)
  return page
}

/** The record of a scene without one fact. */
function without(scene: Scene, path: string): Property {
  const [name = '', inner] = path.split('.')
  const record = inScene(scene)
  const group: unknown = Reflect.get(record, name)
  const empty = inner === undefined ? null : Object.assign({}, group, { [inner]: null })
  return { ...record, [name]: empty }
}

const inLines = (words: string) => words.replaceAll('|', '\n')
const nameOf = ({ field, part, scene = 'sale' }: FieldRow) => `${field} in ${part}, ${scene}`
const named = (rows: readonly FieldRow[]) => rows.map((row) => [nameOf(row), row] as const)

describe('the page of a property shows', () => {
  it.each(named(fieldRows))('%s', async (_, { part, scene = 'sale', nl, de }) => {
    expect((await pageOf(scene, 'nl'))[part]).toContain(inLines(nl))
    expect((await pageOf(scene, 'de'))[part]).toContain(inLines(de))
  })
})

describe('the page of a property leaves out', () => {
  it.each(named(fieldRows.filter(({ isRequired }) => !isRequired)))(
    '%s, when it is empty',
    async (_, { field, part, scene = 'sale', nl }) => {
      const page = await drawPage(without(scene, field), 'nl')
      expect(page[part]).not.toContain(inLines(nl))
    },
  )

  it.each(
    fieldRows.flatMap((row) =>
      (row.never ?? []).map((scene) => [nameOf(row), scene, row] as const),
    ),
  )('%s, in the scene %s', async (_, scene, { part, nl }) => {
    expect((await pageOf(scene, 'nl'))[part]).not.toContain(inLines(nl))
  })
})

describe('the table of fields', () => {
  const stored = pathsOfCollection(Properties).map((path) => path.replace('properties.', ''))
  const told = new Set(fieldRows.map(({ field }) => field))

  it('has a row for every field that is a public fact', () => {
    expect(stored.filter((field) => !told.has(field) && !(field in notFacts))).toEqual([])
  })

  it('names no field that does not exist, and none twice over', () => {
    const known = [...told, ...Object.keys(notFacts)]
    expect(known.filter((field) => !stored.includes(field))).toEqual([])
    expect(Object.keys(notFacts).filter((field) => told.has(field))).toEqual([])
  })
})
