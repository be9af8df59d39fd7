import type { Locale, LocalizedText } from '../kernel/locales'
import { filterAmount, type PriceView } from '../pricing/price-view'
import { isRentLike, type PropertyGoal } from '../properties/goals'
import { toTypeWord } from '../properties/type-word'
import { joinWhileShort, toMetaDescription } from '../text/meta-text'
import { formatArea } from './numbers'
import { formatPriceView } from './price-text'

/** What a property is told by where there is room for a line. Public facts alone. */
export type ListingFacts = {
  goal: PropertyGoal
  /** The editor's title; the name of the type where there is none. */
  title: string
  typeName: string
  /** "2000 Antwerpen"; empty when unknown. */
  cityLine: string
  price: PriceView
  /** Counted from 1; null when unknown or none. */
  bedrooms: number | null
  /** Living area in m². */
  areaM2: number | null
  /** Whether it is still to be had. */
  isOpen: boolean
}

const forSale: LocalizedText = { nl: 'te koop', fr: 'à vendre', en: 'for sale', de: 'zu verkaufen' }
const forRent: LocalizedText = { nl: 'te huur', fr: 'à louer', en: 'to rent', de: 'zu vermieten' }
const inPlace: LocalizedText = { nl: 'in', fr: 'à', en: 'in', de: 'in' }

const bedroomWords: Record<Locale, { one: string; other: string; short: string }> = {
  nl: { one: 'slaapkamer', other: 'slaapkamers', short: 'slpk.' },
  fr: { one: 'chambre', other: 'chambres', short: 'ch.' },
  en: { one: 'bedroom', other: 'bedrooms', short: 'bed.' },
  de: { one: 'Schlafzimmer', other: 'Schlafzimmer', short: 'Schlafz.' },
}

function formatGoal({ goal, isOpen }: ListingFacts, locale: Locale): string {
  if (!isOpen) return ''
  return (isRentLike(goal) ? forRent : forSale)[locale]
}

function hasAmount(price: PriceView): boolean {
  return filterAmount(price) !== null
}

/** Headline without the name of the site: title, place, then bedrooms and price where they fit. */
export function formatListingTitle(facts: ListingFacts, locale: Locale): string {
  const { title, typeName, cityLine, bedrooms, price, isOpen } = facts
  const isOwn = title !== '' && title !== typeName
  const head = isOwn
    ? title
    : [toTypeWord(typeName, null, locale), formatGoal(facts, locale)].filter(Boolean).join(' ')
  return joinWhileShort(
    [
      [head, cityLine].filter(Boolean).join(', '),
      ...(bedrooms === null ? [] : [`${bedrooms} ${bedroomWords[locale].short}`]),
      ...(hasAmount(price) || !isOpen ? [formatPriceView(price, locale)] : []),
    ],
    ' · ',
  )
}

/**
 * One or two sentences of at most 155 characters: what it is and where, its figures and price, and
 * what the editor wrote as far as there is room.
 */
export function formatListingSummary(
  facts: ListingFacts,
  description: string | null,
  locale: Locale,
): string {
  const { title, typeName, cityLine, bedrooms, areaM2, price } = facts
  const words = bedroomWords[locale]
  const what = [
    toTypeWord(typeName, title, locale),
    formatGoal(facts, locale),
    ...(cityLine === '' ? [] : [inPlace[locale], cityLine]),
  ].filter(Boolean)
  const figures = [
    ...(bedrooms === null ? [] : [`${bedrooms} ${bedrooms === 1 ? words.one : words.other}`]),
    ...(areaM2 === null ? [] : [formatArea(areaM2)]),
    formatPriceView(price, locale),
  ]
  return toMetaDescription(`${what.join(' ')}: ${figures.join(', ')}. ${description ?? ''}`)
}
