import { createLexicon } from '../lexicon'

export type Bound = 'min' | 'max' | 'about'
export type BoundSense = {
  bound: Bound
  /** More than, not at least: counts for rooms. */ isStrict?: true
}

/** What stands before a number. */
export const bounds = createLexicon<BoundSense>([
  {
    value: { bound: 'max' },
    words: {
      nl: 'max, maximum, maximaal, hoogstens, ten hoogste, onder, onder de, tot, tot en met, tot maximaal, minder dan, niet meer dan, niet duurder dan, goedkoper dan, kleiner dan',
      fr: "max, maximum, au maximum, au plus, moins de, moins que, moins cher que, jusqu'à, jusque, sous, sous les, pas plus de, ne dépassant pas, inférieur à, maximal",
      en: 'max, maximum, under, below, up to, less than, at most, no more than, not more than, cheaper than, not over, to',
      de: 'max, maximal, maximum, höchstens, unter, bis, bis zu, bis maximal, weniger als, nicht mehr als, nicht über, kleiner als',
    },
  },
  { value: { bound: 'max' }, words: { nl: '<', fr: '<', en: '<', de: '<' } },
  {
    value: { bound: 'min' },
    words: {
      nl: 'min, minimum, minimaal, minstens, ten minste, tenminste, op zijn minst, vanaf, boven, boven de',
      fr: 'min, minimum, au minimum, au moins, à partir de, dès, minimal',
      en: 'min, minimum, at least, from, starting from, starting at, no less than',
      de: 'min, minimum, mindestens, mind, ab, wenigstens, von mindestens',
    },
  },
  {
    value: { bound: 'min', isStrict: true },
    words: {
      nl: 'meer dan, groter dan',
      fr: 'plus de, plus que, plus grand que, supérieur à',
      en: 'more than, over, above, bigger than, larger than',
      de: 'mehr als, größer als, über',
    },
  },
  { value: { bound: 'min', isStrict: true }, words: { nl: '>', fr: '>', en: '>', de: '>' } },
  {
    value: { bound: 'about' },
    words: {
      nl: 'ongeveer, circa, ca, rond, rond de, omstreeks, +/-',
      fr: 'environ, autour de, aux alentours de, à peu près, +/-',
      en: 'about, around, approximately, approx, roughly, circa',
      de: 'etwa, ungefähr, rund, ca, circa, um, um die',
    },
  },
  { value: { bound: 'about' }, words: { nl: '~', fr: '~', en: '~', de: '~' } },
])

/** What stands after a number. */
export const boundsAfter = createLexicon<Bound>([
  {
    value: 'max',
    words: {
      nl: 'max, maximum, maximaal, of minder, of lager, en minder',
      fr: 'max, maximum, ou moins, au maximum, au plus, et moins',
      en: 'max, maximum, or less, or under, or below, at most',
      de: 'max, maximal, oder weniger, höchstens, maximum',
    },
  },
  {
    value: 'min',
    words: {
      nl: 'min, minimum, minimaal, of meer, en meer, of hoger, en hoger, en +',
      fr: 'min, minimum, ou plus, et plus, au minimum, au moins, et +',
      en: 'min, minimum, or more, and more, and up, or above, plus, at least',
      de: 'min, minimum, oder mehr, und mehr, mindestens',
    },
  },
  { value: 'min', words: { nl: '+', fr: '+', en: '+', de: '+' } },
])

/** What begins a range of two numbers. */
export const rangeLeads = createLexicon<'between' | 'from'>([
  {
    value: 'between',
    words: { nl: 'tussen, tussen de', fr: 'entre', en: 'between', de: 'zwischen' },
  },
  { value: 'from', words: { nl: 'van, vanaf', fr: 'de', en: 'from, of', de: 'von' } },
])

/** What stands between the two numbers of a range. */
export const rangeJoiners = createLexicon<'to' | 'and' | 'or'>([
  {
    value: 'to',
    words: {
      nl: 'tot, tot en met, t/m, à, tot max',
      fr: "à, jusqu'à, jusque",
      en: 'to, up to, until',
      de: 'bis, bis zu',
    },
  },
  { value: 'to', words: { nl: '-', fr: '-', en: '-', de: '-' } },
  { value: 'and', words: { nl: 'en', fr: 'et', en: 'and, &', de: 'und' } },
  { value: 'or', words: { nl: 'of, /', fr: 'ou', en: 'or', de: 'oder' } },
])

/** What multiplies the number before it. */
export const multipliers = createLexicon<number>([
  {
    value: 1_000,
    words: { nl: 'k, duizend', fr: 'k, mille', en: 'k, thousand', de: 'k, tausend, tsd' },
  },
  {
    value: 1_000_000,
    words: {
      nl: 'mio, miljoen, mln',
      fr: 'mio, million, millions',
      en: 'mio, million, mln, mill',
      de: 'mio, Million, Millionen',
    },
  },
])

export const currencies = createLexicon<'euro'>([
  { value: 'euro', words: { nl: '€, euro, eur', fr: '€, euros', en: '€, euros', de: '€, Euro' } },
])

/** A price for a month is a rent. */
export const perMonth = createLexicon<'month'>([
  {
    value: 'month',
    words: {
      nl: '/ maand, per maand, p/m, pm, maandelijks, / m',
      fr: '/ mois, par mois',
      en: '/ month, per month, a month, pcm, monthly, p.m.',
      de: '/ Monat, pro Monat, im Monat, monatlich, mtl',
    },
  },
])

/** Words that make the number after them a price; with `rent` a price for a month. */
export const priceNouns = createLexicon<'price' | 'rent'>([
  {
    value: 'price',
    words: {
      nl: 'prijs, vraagprijs, budget, maximumprijs, prijs van, budget van, aankoopprijs, koopprijs',
      fr: 'prix, budget, prix de, budget de, prix demandé',
      en: 'price, budget, asking price, budget of, price of',
      de: 'Preis, Kaufpreis, Budget, Budget von, Verkaufspreis',
    },
  },
  {
    value: 'rent',
    words: {
      nl: 'huur, huurprijs, huur van, huurbudget',
      fr: 'loyer, loyer de',
      en: 'rent, monthly rent, rent of',
      de: 'Miete, Kaltmiete, Warmmiete, Monatsmiete',
    },
  },
])

/** Numbers in words, as people write them before rooms. */
export const numberWords = createLexicon<number>([
  { value: 1, words: { nl: 'één, een', fr: 'un, une', en: 'one', de: 'ein, eine, einem, eins' } },
  { value: 2, words: { nl: 'twee', fr: 'deux', en: 'two', de: 'zwei' } },
  { value: 3, words: { nl: 'drie', fr: 'trois', en: 'three', de: 'drei' } },
  { value: 4, words: { nl: 'vier', fr: 'quatre', en: 'four', de: 'vier' } },
  { value: 5, words: { nl: 'vijf', fr: 'cinq', en: 'five', de: 'fünf' } },
  { value: 6, words: { nl: 'zes', fr: 'six', en: 'six', de: 'sechs' } },
  { value: 7, words: { nl: 'zeven', fr: 'sept', en: 'seven', de: 'sieben' } },
  { value: 8, words: { nl: 'acht', fr: 'huit', en: 'eight', de: 'acht' } },
])
