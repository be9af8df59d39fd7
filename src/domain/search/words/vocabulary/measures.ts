import { createLexicon } from '../lexicon'

/** `rooms` counts the living room along, as a German Zimmer and a French pièce do. */
export type RoomKind = 'bedrooms' | 'bathrooms' | 'rooms'

export const rooms = createLexicon<RoomKind>([
  {
    value: 'bedrooms',
    words: {
      nl: 'slaapkamer, slaapkamers, slaapk, slpk, slpks, slk, slks, slp, slaapplaatsen, slaapvertrekken',
      fr: 'chambre, chambres, chambre à coucher, chambres à coucher, ch, chs, chb, chbr, chbre, chbres',
      en: 'bedroom, bedrooms, bed, beds, bedrm, bedr, br, brs, bdr, bdrm, bdrms, bd, bedroomed',
      de: 'Schlafzimmer, Schlafzimmern, SZ, Schlafz, Schlafräume',
    },
  },
  {
    value: 'bathrooms',
    words: {
      nl: 'badkamer, badkamers, badk, bdk, badkmr',
      fr: 'salle de bain, salle de bains, salles de bain, salles de bains, sdb, salle de douche, salles de douche',
      en: 'bathroom, bathrooms, bath, baths, ba, bathrm, shower room, shower rooms',
      de: 'Badezimmer, Badezimmern, Bad, Bäder, Bädern, Badez',
    },
  },
  {
    value: 'rooms',
    words: {
      nl: 'kamer, kamers',
      fr: 'pièce, pièces',
      en: 'room, rooms',
      de: 'Zimmer, Zimmern, Zi, Räume',
    },
  },
])

/** Square metres of one unit. */
export const areaUnits = createLexicon<number>([
  {
    value: 1,
    words: {
      nl: 'm², m2, vierkante meter, vierkante meters, vkm, m 2',
      fr: 'm², m2, mètre carré, mètres carrés',
      en: 'm², m2, sqm, sq m, square metre, square metres, square meter, square meters',
      de: 'm², m2, qm, Quadratmeter, Quadratmetern',
    },
  },
  { value: 100, words: { nl: 'are, aren', fr: 'are, ares', en: 'are, ares', de: 'Ar, Are' } },
  {
    value: 10_000,
    words: {
      nl: 'ha, hectare, hectaren',
      fr: 'ha, hectare, hectares',
      en: 'ha, hectare, hectares',
      de: 'ha, Hektar',
    },
  },
])

/** Words that say what a size is the size of. */
export const areaNouns = createLexicon<'living' | 'plot'>([
  {
    value: 'living',
    words: {
      nl: 'bewoonbare oppervlakte, oppervlakte, woonoppervlakte, bewoonbaar, bewoonbare, leefruimte',
      fr: 'superficie habitable, surface habitable, superficie, surface, habitable, habitables',
      en: 'living area, living space, floor area, floor space, surface area, area, living, size',
      de: 'Wohnfläche, Fläche, Nutzfläche, Wohnraum',
    },
  },
  {
    value: 'plot',
    words: {
      nl: 'grondoppervlakte, perceelsoppervlakte, perceeloppervlakte, terreinoppervlakte, oppervlakte grond',
      fr: 'superficie du terrain, surface du terrain, superficie terrain, surface terrain, taille du terrain',
      en: 'plot size, plot area, land area, lot size, land size',
      de: 'Grundstücksfläche, Grundstücksgröße, Grundfläche',
    },
  },
])

export const kilometres = createLexicon<'km'>([
  {
    value: 'km',
    words: {
      nl: 'km, kilometer, kilometers',
      fr: 'km, kilomètre, kilomètres, kms',
      en: 'km, kilometre, kilometres, kilometer, kilometers, kms',
      de: 'km, Kilometer, Kilometern',
    },
  },
])

/** Words for the label of energy, before or after its letter. */
export const energyNouns = createLexicon<'energy'>([
  {
    value: 'energy',
    words: {
      nl: 'EPC, EPB, PEB, EPC-label, EPC-waarde, EPC-score, energielabel, energieklasse, energiescore, label, klasse',
      fr: 'PEB, certificat PEB, classe PEB, label PEB, score PEB, classe énergétique, label énergétique, classe énergie, label, classe',
      en: 'EPC, EPC label, EPC rating, EPC score, energy label, energy class, energy rating, label',
      de: 'Energieklasse, Energieeffizienzklasse, Energielabel, Energieausweis, PEB-Klasse, Klasse',
    },
  },
])

/** `better-than` leaves the letter itself out. */
export type EnergyBound = 'or-better' | 'better-than' | 'or-worse'

export const energyBounds = createLexicon<EnergyBound>([
  {
    value: 'or-better',
    words: {
      nl: 'min, minimum, minimaal, minstens, ten minste, tenminste, vanaf, niet slechter dan, max, maximum, maximaal, niet lager dan',
      fr: 'min, minimum, au minimum, au moins, à partir de, pas pire que, max, maximum',
      en: 'min, minimum, at least, from, not worse than, no worse than, max, maximum',
      de: 'min, minimum, mindestens, ab, nicht schlechter als, maximal, max',
    },
  },
  {
    value: 'better-than',
    words: { nl: 'beter dan', fr: 'mieux que, meilleur que', en: 'better than', de: 'besser als' },
  },
])

export const energyBoundsAfter = createLexicon<'or-better' | 'or-worse'>([
  {
    value: 'or-better',
    words: {
      nl: 'of beter, en beter, of hoger, minimum, min, max, maximum',
      fr: 'ou mieux, ou meilleur, ou meilleure, et mieux, minimum, min, max, maximum',
      en: 'or better, and better, or above, or higher, minimum, min, max, maximum',
      de: 'oder besser, und besser, mindestens, minimum, min, max, maximal',
    },
  },
  {
    value: 'or-worse',
    words: {
      nl: 'of slechter, of lager',
      fr: 'ou pire, ou moins bien',
      en: 'or worse, or lower, or below',
      de: 'oder schlechter',
    },
  },
])
