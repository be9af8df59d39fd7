import type { Locale } from '../kernel/locales'

/** Writes a whole number from 0 to 999,999,999 in words; other numbers are the caller's to refuse. */
export const wholeNumberInWords: Record<Locale, (value: number) => string> = {
  nl: dutch,
  fr: french,
  en: english,
  de: german,
}

function words(list: string): readonly string[] {
  return list.split(' ')
}

function pick(list: readonly string[], index: number): string {
  return list[index] ?? ''
}

function split(value: number, size: number): [count: number, rest: number] {
  return [Math.floor(value / size), value % size]
}

function joined(parts: string[], separator = ' '): string {
  return parts.filter((part) => part !== '').join(separator)
}

const dutchSmall = words(
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
)
const dutchTens = words('- - twintig dertig veertig vijftig zestig zeventig tachtig negentig')

function dutch(value: number): string {
  if (value === 0) return 'nul'
  const [millions, belowMillion] = split(value, 1_000_000)
  const [thousands, rest] = split(belowMillion, 1000)
  return joined([
    millions === 0 ? '' : `${millions === 1 ? 'één' : dutchHundreds(millions)} miljoen`,
    thousands === 0 ? '' : `${thousands === 1 ? '' : dutchHundreds(thousands)}duizend`,
    value === 1 ? 'één' : dutchHundreds(rest),
  ])
}

function dutchHundreds(value: number): string {
  const [hundreds, rest] = split(value, 100)
  const start = hundreds === 0 ? '' : `${hundreds === 1 ? '' : pick(dutchSmall, hundreds)}honderd`
  return start + (rest === 0 ? '' : dutchTwoDigits(rest))
}

function dutchTwoDigits(value: number): string {
  if (value < 20) return pick(dutchSmall, value)
  const [tens, ones] = split(value, 10)
  if (ones === 0) return pick(dutchTens, tens)
  const one = pick(dutchSmall, ones)
  // Two e's that meet are kept apart: tweeëntwintig, drieëndertig.
  return `${one}${one.endsWith('e') ? 'ë' : 'e'}n${pick(dutchTens, tens)}`
}

const frenchSmall = words(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
)
const frenchTens = words(
  '- - vingt trente quarante cinquante soixante septante quatre-vingt nonante',
)

/** Belgian French: septante and nonante, in the traditional spelling. */
function french(value: number): string {
  if (value === 0) return 'zéro'
  const [millions, belowMillion] = split(value, 1_000_000)
  const [thousands, rest] = split(belowMillion, 1000)
  return joined([
    millions === 0 ? '' : `${frenchHundreds(millions, true)} million${millions > 1 ? 's' : ''}`,
    thousands === 0
      ? ''
      : joined([thousands === 1 ? '' : frenchHundreds(thousands, false), 'mille']),
    frenchHundreds(rest, true),
  ])
}

/** Cent and quatre-vingt take an s when they end the number or stand before million, not before mille. */
function frenchHundreds(value: number, takesPlural: boolean): string {
  const [hundreds, rest] = split(value, 100)
  const plural = hundreds > 1 && rest === 0 && takesPlural ? 's' : ''
  return joined([
    hundreds > 1 ? pick(frenchSmall, hundreds) : '',
    hundreds === 0 ? '' : `cent${plural}`,
    rest === 0 ? '' : frenchTwoDigits(rest, takesPlural),
  ])
}

function frenchTwoDigits(value: number, takesPlural: boolean): string {
  if (value < 20) return pick(frenchSmall, value)
  const [tens, ones] = split(value, 10)
  const ten = pick(frenchTens, tens)
  if (ones === 0) return tens === 8 && takesPlural ? `${ten}s` : ten
  return ones === 1 && tens !== 8 ? `${ten} et un` : `${ten}-${pick(frenchSmall, ones)}`
}

const englishSmall = words(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
)
const englishTens = words('- - twenty thirty forty fifty sixty seventy eighty ninety')

function english(value: number): string {
  if (value === 0) return 'zero'
  const [millions, belowMillion] = split(value, 1_000_000)
  const [thousands, rest] = split(belowMillion, 1000)
  const tail = englishHundreds(rest)
  return joined([
    millions === 0 ? '' : `${englishHundreds(millions)} million`,
    thousands === 0 ? '' : `${englishHundreds(thousands)} thousand`,
    value > 999 && rest > 0 && rest < 100 ? `and ${tail}` : tail,
  ])
}

function englishHundreds(value: number): string {
  const [hundreds, rest] = split(value, 100)
  const start = hundreds === 0 ? '' : `${pick(englishSmall, hundreds)} hundred`
  return joined([start, rest === 0 ? '' : englishTwoDigits(rest)], ' and ')
}

function englishTwoDigits(value: number): string {
  if (value < 20) return pick(englishSmall, value)
  const [tens, ones] = split(value, 10)
  return joined([pick(englishTens, tens), ones === 0 ? '' : pick(englishSmall, ones)], '-')
}

const germanSmall = words(
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
)
const germanTens = words('- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig')

/** The full forms of contracts: eintausend, einhundert; "ein" because a noun follows. */
function german(value: number): string {
  if (value === 0) return 'null'
  const [millions, belowMillion] = split(value, 1_000_000)
  const [thousands, rest] = split(belowMillion, 1000)
  const million = millions === 1 ? 'eine Million' : `${germanHundreds(millions)} Millionen`
  return joined([
    millions === 0 ? '' : million,
    (thousands === 0 ? '' : `${germanHundreds(thousands)}tausend`) + germanHundreds(rest),
  ])
}

function germanHundreds(value: number): string {
  const [hundreds, rest] = split(value, 100)
  const start = hundreds === 0 ? '' : `${pick(germanSmall, hundreds)}hundert`
  return start + (rest === 0 ? '' : germanTwoDigits(rest))
}

function germanTwoDigits(value: number): string {
  if (value < 20) return pick(germanSmall, value)
  const [tens, ones] = split(value, 10)
  return ones === 0
    ? pick(germanTens, tens)
    : `${pick(germanSmall, ones)}und${pick(germanTens, tens)}`
}
