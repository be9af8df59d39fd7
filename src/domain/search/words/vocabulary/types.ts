import { createLexicon, type LexiconRow } from '../lexicon'
import { tokenizeWords } from '../tokenize-words'
import type { WordsContext } from '../words-reading'
import { carSpaces } from './features'

export type TypeSense = {
  key: string
  /** The word says more than the type, and stays in the text that is looked for. */
  isKept?: boolean
}

/**
 * Words for the types, by key. A narrower word stays to be looked for in titles where it is the
 * same in all four languages (penthouse, loft, duplex, bungalow); others (rijwoning, fermette)
 * would only find the titles in the visitor's own language, and stand for the type alone. A villa
 * is what the type of houses is called.
 */
const rows: readonly LexiconRow<TypeSense>[] = [
  {
    value: { key: 'house' },
    words: {
      nl: 'huis, huizen, huisje, woning, woningen, woonhuis, eengezinswoning, gezinswoning, villa, hoeve, hoeves, hoeven, boerderij, boerderijen, rijwoning, rijwoningen, rijhuis, rijhuizen, herenhuis, herenhuizen, herenwoning, burgerhuis, stadswoning, halfopen woning, halfopen bebouwing, open bebouwing, gesloten bebouwing, kasteel, fermette, landhuis, vakantiehuis, vakantiewoning, arbeiderswoning, hoekwoning, vierkantshoeve, tweegezinswoning',
      fr: "maison, maisons, villa, villas, ferme, fermes, fermette, fermettes, maison de maître, maison de ville, maison mitoyenne, maison de rangée, maison de vacances, maison de campagne, maison bel étage, maison d'habitation, habitation, pavillon, château, manoir, maisonnette, quatre façades, 4 façades, 3 façades, 2 façades",
      en: 'house, houses, home, homes, villa, villas, farmhouse, farm, farms, town house, townhouse, terraced house, terrace house, detached house, semi-detached house, semi-detached, detached, mansion, manor, cottage, castle, family home, holiday home, country house',
      de: 'Haus, Häuser, Einfamilienhaus, Reihenhaus, Doppelhaushälfte, Doppelhaus, Stadthaus, Herrenhaus, Villa, Villen, Hof, Bauernhof, Vierseithof, Landhaus, Schloss, Wohnhaus, Ferienhaus, Eigenheim, Familienhaus',
    },
  },
  {
    value: { key: 'house', isKept: true },
    words: { nl: 'bungalow', fr: 'bungalow', en: 'bungalow', de: 'Bungalow' },
  },
  {
    value: { key: 'apartment' },
    words: {
      nl: 'appartement, appartementen, appartementje, flat, flatje, flats, app, serviceflat, assistentiewoning, dakappartement, gelijkvloers appartement',
      fr: 'appartement, appartements, appart, apparts, flat, rez-de-chaussée',
      en: 'apartment, apartments, flat, flats, condo, condominium, maisonette, ground floor flat, ground floor apartment',
      de: 'Wohnung, Wohnungen, Appartement, Apartment, Eigentumswohnung, Etagenwohnung, Dachgeschosswohnung, Erdgeschosswohnung, Maisonettewohnung',
    },
  },
  {
    value: { key: 'apartment', isKept: true },
    words: {
      nl: 'penthouse, loft, duplex, triplex',
      fr: 'penthouse, loft, duplex, triplex',
      en: 'penthouse, loft, duplex, triplex',
      de: 'Penthouse, Loft, Duplex, Triplex',
    },
  },
  {
    value: { key: 'studio' },
    words: {
      nl: "studio, studio's, studios, studentenkamer, studentenkot, kot, koten",
      fr: 'studio, studios, kot, kots, kot étudiant, chambre étudiant, flat étudiant',
      en: 'studio, studios, student room, student flat, bedsit, studio flat, studio apartment',
      de: 'Studio, Studios, Einzimmerwohnung, Studentenzimmer, Einraumwohnung',
    },
  },
  {
    value: { key: 'land' },
    words: {
      nl: 'grond, gronden, bouwgrond, bouwgronden, bouwperceel, perceel, percelen, kavel, bouwkavel, bouwlot, landbouwgrond, weiland, terrein, projectgrond, lot bouwgrond',
      fr: 'terrain, terrains, terrain à bâtir, terrains à bâtir, terrain constructible, terrain agricole, parcelle, prairie, lot à bâtir',
      en: 'land, plot, plots, building plot, building plots, building land, plot of land, lot, farmland',
      de: 'Grundstück, Grundstücke, Baugrundstück, Baugrundstücke, Bauland, Bauplatz, Parzelle, Ackerland',
    },
  },
  {
    value: { key: 'income-property' },
    words: {
      nl: 'opbrengsteigendom, opbrengsteigendommen, opbrengstpand, opbrengsthuis, beleggingspand, beleggingsvastgoed, appartementsgebouw',
      fr: 'immeuble de rapport, immeubles de rapport, immeuble à appartements, immobilier de rapport, bien de rapport, immeuble de rendement, immeuble',
      en: 'income property, income properties, investment property, investment properties, apartment building, block of flats, multi-family house',
      de: 'Renditeobjekt, Renditeobjekte, Anlageimmobilie, Mehrfamilienhaus, Mietshaus, Zinshaus',
    },
  },
  {
    value: { key: 'commercial' },
    words: {
      nl: 'handelspand, handelspanden, handelsruimte, handelszaak, winkel, winkelpand, winkelruimte, kantoor, kantoren, kantoorruimte, bedrijfspand, bedrijfsgebouw, bedrijfsruimte, magazijn, opslagplaats, opslagruimte, loods, loodsen, horeca, horecazaak, restaurant, café, industrieel pand, industriegebouw, praktijkruimte, KMO-unit',
      fr: 'commerce, commerces, rez commercial, rez-de-chaussée commercial, surface commerciale, espace commercial, local commercial, magasin, fonds de commerce, bureau, bureaux, espace de bureau, entrepôt, entrepôts, hangar, dépôt, bâtiment industriel, immeuble de bureaux, restaurant, café, horeca',
      en: 'commercial property, commercial, commercial space, shop, shops, retail, retail space, store, office, offices, office space, warehouse, warehouses, industrial building, business premises, restaurant, café',
      de: 'Geschäftslokal, Geschäftshaus, Gewerbe, Gewerbeobjekt, Gewerbeimmobilie, Laden, Ladenlokal, Büro, Büros, Büroräume, Bürofläche, Lager, Lagerhalle, Halle zu vermieten, Restaurant, Café, Gastronomie',
    },
  },
  {
    value: { key: 'garage' },
    words: {
      nl: 'garagebox, garageboxen, box, boxen, autobox',
      fr: 'box, boxes, box de garage, garage fermé, box fermé',
      en: 'lock-up, lock-up garage, garage box, box',
      de: 'Garagenbox, Einzelgarage, Box',
    },
  },
]

/** The words above, prepared once for all sites. */
export const typeLexicon = createLexicon(rows)

/**
 * The names that an agency gave to its types, one for each part between slashes. A garage is left
 * to the words for places of a car.
 */
export function createOwnTypeLexicon(types: WordsContext['types']) {
  return createLexicon(
    types.map(({ key, words = [] }): LexiconRow<TypeSense> => {
      const names = words.flatMap((name) => name.split('/')).filter((name) => !isCarSpace(name))
      return { value: { key }, words: { nl: names.join(','), fr: '', en: '', de: '' } }
    }),
  )
}

function isCarSpace(name: string): boolean {
  return carSpaces.match(tokenizeWords(name), 0) !== null
}

export type CompoundSense = {
  key: string
  goal?: 'sale' | 'rent'
  feature?: 'new-build' | 'furnished'
  minBedrooms?: number
}

/** One word, or two that belong together, for a type and a wish at once. */
export const compounds = createLexicon<CompoundSense>([
  {
    value: { key: 'house', goal: 'rent' },
    words: { nl: 'huurhuis, huurwoning, huurwoningen', fr: '', en: '', de: 'Miethaus' },
  },
  {
    value: { key: 'apartment', goal: 'rent' },
    words: { nl: 'huurappartement, huurflat', fr: '', en: '', de: 'Mietwohnung, Mietwohnungen' },
  },
  {
    value: { key: 'house', goal: 'sale' },
    words: { nl: 'koopwoning, koopwoningen, koophuis', fr: '', en: '', de: '' },
  },
  {
    value: { key: 'apartment', goal: 'sale' },
    words: { nl: 'koopappartement, koopflat', fr: '', en: '', de: 'Kaufwohnung' },
  },
  {
    value: { key: 'house', feature: 'new-build' },
    words: {
      nl: 'nieuwbouwwoning, nieuwbouwwoningen, nieuwbouwhuis, nieuwe woning, nieuw huis',
      fr: 'maison neuve, maisons neuves, nouvelle maison',
      en: 'new house, new home, new homes',
      de: 'Neubauhaus, neues Haus',
    },
  },
  {
    value: { key: 'apartment', feature: 'new-build' },
    words: {
      nl: 'nieuwbouwappartement, nieuwbouwappartementen, nieuw appartement',
      fr: 'appartement neuf, appartements neufs, nouvel appartement',
      en: 'new apartment, new apartments, new flat, new flats',
      de: 'Neubauwohnung, Neubauwohnungen, neue Wohnung',
    },
  },
  {
    value: { key: 'apartment', minBedrooms: 1 },
    words: { nl: 'éénslaapkamerappartement', fr: '', en: '', de: 'Zweizimmerwohnung' },
  },
  {
    value: { key: 'apartment', minBedrooms: 2 },
    words: { nl: 'tweeslaapkamerappartement', fr: '', en: '', de: 'Dreizimmerwohnung' },
  },
  {
    value: { key: 'apartment', minBedrooms: 3 },
    words: { nl: 'drieslaapkamerappartement', fr: '', en: '', de: 'Vierzimmerwohnung' },
  },
])
