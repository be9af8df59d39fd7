import { createLexicon } from '../lexicon'

/** What turns the wish after it around. */
export const negations = createLexicon<'not'>([
  {
    value: 'not',
    words: {
      nl: 'zonder, geen, niet, behalve, uitgezonderd, liever geen',
      fr: "sans, pas de, pas d', pas, non, sauf, hormis, ni",
      en: 'without, no, not, except, excluding',
      de: 'ohne, kein, keine, keinen, keinem, nicht, außer',
    },
  },
])

/** One word that turns itself around. */
export const negativeWords = createLexicon<'not'>([
  {
    value: 'not',
    words: {
      nl: 'ongemeubeld, ongemeubelde',
      fr: 'non-meublé, non-meublée',
      en: 'unfurnished',
      de: 'unmöbliert, unmöblierte',
    },
  },
])

/** What comes after is something that the home has. */
export const withWords = createLexicon<'with'>([
  {
    value: 'with',
    words: {
      nl: 'met, inclusief, incl, inbegrepen',
      fr: 'avec, inclus, y compris, disposant de',
      en: 'with, including, w/, having',
      de: 'mit, inklusive, inkl',
    },
  },
])

/** A home stands on land. */
export const onWords = createLexicon<'on'>([
  { value: 'on', words: { nl: 'op', fr: 'sur', en: 'on', de: 'auf' } },
])

export const andWords = createLexicon<'and'>([
  { value: 'and', words: { nl: 'en, &, +', fr: 'et', en: 'and', de: 'und' } },
  { value: 'and', words: { nl: 'alsook', fr: 'ainsi que', en: 'plus', de: 'sowie' } },
])

export const orWords = createLexicon<'or'>([
  { value: 'or', words: { nl: 'of, /', fr: 'ou', en: 'or', de: 'oder' } },
])

/** Continues what is not wanted: "sans jardin ni garage". */
export const norWords = createLexicon<'nor'>([
  { value: 'nor', words: { nl: 'noch', fr: 'ni', en: 'nor', de: 'noch' } },
])

export const articles = createLexicon<'article'>([
  {
    value: 'article',
    words: {
      nl: 'de, het, een, eigen',
      fr: "le, la, les, l', un, une, des, du, de, d', de la",
      en: 'the, a, an',
      de: 'der, die, das, den, dem, des, ein, eine, einen, einem, einer',
    },
  },
])

/** Words of praise and size that no filter can hold. They are dropped. */
export const adjectives = createLexicon<'adjective'>([
  {
    value: 'adjective',
    words: {
      nl: 'mooi, mooie, ruim, ruime, groot, grote, grotere, klein, kleine, leuk, leuke, gezellig, gezellige, goedkoop, goedkope, goed, betaalbaar, betaalbare, knap, knappe',
      fr: 'beau, bel, belle, beaux, belles, grand, grande, grands, grandes, petit, petite, petites, petits, joli, jolie, spacieux, spacieuse, abordable, bon, bonne',
      en: 'nice, beautiful, lovely, spacious, large, big, small, cheap, affordable, good, great, double',
      de: 'schön, schöne, schönes, schöner, groß, große, großes, großer, großem, großen, klein, kleine, kleines, kleiner, kleinen, günstig, günstige, günstiges, gut, gute',
    },
  },
])

/** Words that say nothing; dropped once something in the text is understood. */
export const stopWords = createLexicon<'stop'>([
  {
    value: 'stop',
    words: {
      nl: "ik, wij, we, zoek, zoeken, gezocht, zoekt, op, naar, wil, willen, graag, een, de, het, 't, in, te, met, voor, van, en, of, aan, er, om, dat, die, is, als, ons, mijn, ter, zo, liefst, eventueel, pand, panden, vastgoed, immo, stuk, stuks, per, gelegen, eigen, heeft, hebben",
      fr: "je, j', nous, on, cherche, chercher, cherchons, recherche, recherchons, veux, voudrais, souhaite, un, une, le, la, les, l', de, du, des, d', à, au, aux, en, dans, avec, pour, et, ou, sur, qui, que, qu', est, mon, ma, notre, si possible, bien, biens, immobilier, immo, situé, située, ayant, par",
      en: 'i, we, am, are, looking for, looking, search, searching, searching for, want, wanted, would like, need, a, an, the, in, at, on, for, with, to, of, and, or, by, my, our, please, property, properties, real estate, is, has, have, per, find, me, within',
      de: 'ich, wir, suche, suchen, gesucht, möchte, möchten, will, ein, eine, einen, einem, einer, eines, der, die, das, den, dem, des, in, im, am, an, zu, zum, zur, mit, für, und, oder, auf, von, vom, bitte, Immobilie, Immobilien, pro, wird, nach',
    },
  },
  { value: 'stop', words: { nl: "'s, s, t, l, d, n", fr: 'j', en: 'i', de: 'z' } },
])

/** Near to a word of the vocabulary or to a place, but with a meaning of their own. */
export const protectedWords: ReadonlySet<string> = new Set([
  'finished',
  'garder',
  'gardien',
  'marche',
  'officer',
  'officier',
  'schilder',
  'studie',
  'studien',
  'vendue',
  'vendues',
  'verhuurd',
  'verkauft',
  'verkocht',
  'verkoopt',
  'vermietet',
  'forests',
])
