import { createLexicon } from '../lexicon'

/** Before a place: the place and what lies around it. */
export const nearWords = createLexicon<'near'>([
  {
    value: 'near',
    words: {
      nl: 'regio, in de regio, de regio, bij, nabij, dichtbij, dicht bij, vlakbij, vlak bij, omgeving, in de omgeving van, omgeving van, de omgeving van, rond, rondom, in de buurt van, buurt van, in en rond, niet ver van, regio van, groot',
      fr: "région, région de, région d', dans la région de, la région de, près de, près d', proche de, proche d', autour de, autour d', aux alentours de, aux alentours d', alentours de, environs de, environs d', aux environs de, aux environs d', dans les environs de, les environs de, à proximité de, pas loin de, du côté de, grand",
      en: 'near, near to, nearby, close to, around, in and around, surroundings of, region, region of, vicinity of, in the vicinity of, area of, not far from, greater',
      de: 'bei, nahe, nähe, in der Nähe von, nähe von, Umgebung, Umgebung von, in der Umgebung von, Region, in der Region, Raum, im Raum, Großraum, im Großraum, rund um, rings um, unweit von',
    },
  },
])

/** After a place: "Gent en omgeving". */
export const surroundings = createLexicon<'surroundings'>([
  {
    value: 'surroundings',
    words: {
      nl: 'en omgeving, en omstreken, en rand, en de rand, en de omgeving, + omgeving, & omgeving, omgeving, en regio',
      fr: 'et environs, et alentours, et ses environs, et ses alentours, + environs, & environs, et périphérie, environs',
      en: 'and surroundings, and surrounding area, and around, and region, and nearby, area, region',
      de: 'und Umgebung, und Umland, + Umgebung, & Umgebung, Umgebung',
    },
  },
])

/** Before a number of kilometres. */
export const radiusLeads = createLexicon<'radius'>([
  {
    value: 'radius',
    words: {
      nl: 'in een straal van, binnen een straal van, een straal van, straal van, straal, binnen de, binnen, op, op max, op maximaal, tot, max, maximaal, op minder dan, minder dan, in een omtrek van, +',
      fr: "dans un rayon de, un rayon de, rayon de, rayon, à, à moins de, à max, à maximum, max, dans les, jusqu'à, +",
      en: 'within, within a radius of, in a radius of, a radius of, radius of, radius, up to, at most, max, less than, +',
      de: 'im Umkreis von, Umkreis von, Umkreis, im Radius von, Radius, bis zu, max, maximal, weniger als, +',
    },
  },
])

/** After the kilometres, before the place. */
export const radiusLinks = createLexicon<'of'>([
  {
    value: 'of',
    words: {
      nl: 'rond, rondom, van, rond om, buiten',
      fr: "autour de, autour d', de, d', du, des, à la ronde autour de, à la ronde",
      en: 'of, around, from, off',
      de: 'um, rund um, von, um die Stadt',
    },
  },
])

/** Directly before a word, they say that it is a place. */
export const placePrepositions = createLexicon<'at'>([
  {
    value: 'at',
    words: { nl: 'in, te', fr: 'à, en, sur', en: 'in, at', de: 'in, im' },
  },
])

/** What begins the name of a street that is called after a town. */
export const streets = createLexicon<'street'>([
  {
    value: 'street',
    words: {
      nl: 'steenweg op, steenweg naar, baan naar, weg naar',
      fr: "rue de, rue d', rue du, rue des, rue de la, avenue de, avenue d', avenue du, avenue des, avenue de la, boulevard de, boulevard d', boulevard du, boulevard des, chaussée de, chaussée d', chaussée du, place de, place d', place du, place des, quai de, quai d', quai du, route de, route d', route du, porte de, porte d', chemin de, chemin du, square de, allée de",
      en: '',
      de: '',
    },
  },
])

/** What introduces a reference, which is left as it is. */
export const referenceWords = createLexicon<'reference'>([
  {
    value: 'reference',
    words: {
      nl: 'ref, referentie',
      fr: 'réf, référence',
      en: 'ref, reference',
      de: 'Ref, Referenz',
    },
  },
])

/**
 * Names of places that are words of every day as well ("hal te huur", "près de la gare"). They are
 * taken for a place only after a preposition of place, beside the postcode, or with a capital that
 * neither begins the text nor stands in a text in capitals. Halle, Lier, Mol and Temse are not
 * here: in a search for homes they are towns.
 */
export const ordinaryPlaceWords: ReadonlySet<string> = new Set([
  'ans',
  'as',
  'bad',
  'dam',
  'essen',
  'forest',
  'gare',
  'ham',
  'hal',
  'komen',
  'lessen',
  'lo',
  'mere',
  'peer',
  'pont',
  'spa',
])
