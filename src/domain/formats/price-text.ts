import { assertNever } from '../kernel/assert-never'
import type { Locale, LocalizedText } from '../kernel/locales'
import type { PricePer } from '../pricing/price-units'
import type { Annuity, PriceRangeView, PriceView } from '../pricing/price-view'
import type { PropertyStatus } from '../properties/statuses'
import { formatPrice } from './numbers'

const onRequest: LocalizedText = {
  nl: 'Prijs op aanvraag',
  fr: 'Prix sur demande',
  en: 'Price on request',
  de: 'Preis auf Anfrage',
}
const soldOut: LocalizedText = {
  nl: 'Uitverkocht',
  fr: 'Tout vendu',
  en: 'Sold out',
  de: 'Ausverkauft',
}
const closed: Record<'sold' | 'rented' | 'reference', LocalizedText> = {
  sold: { nl: 'Verkocht', fr: 'Vendu', en: 'Sold', de: 'Verkauft' },
  rented: { nl: 'Verhuurd', fr: 'Loué', en: 'Let', de: 'Vermietet' },
  reference: { nl: 'Referentie', fr: 'Référence', en: 'Reference', de: 'Referenz' },
}
const from: LocalizedText = { nl: 'vanaf', fr: 'à partir de', en: 'from', de: 'ab' }
const offersFrom: LocalizedText = {
  nl: 'bieden vanaf',
  fr: 'faire offre à partir de',
  en: 'offers from',
  de: 'Gebote ab',
}
const upTo: LocalizedText = { nl: 'tot', fr: 'jusqu’à', en: 'up to', de: 'bis' }

const perTexts: Record<PricePer, LocalizedText> = {
  month: { nl: '/maand', fr: '/mois', en: '/month', de: '/Monat' },
  year: { nl: '/jaar', fr: '/an', en: '/year', de: '/Jahr' },
  week: { nl: '/week', fr: '/semaine', en: '/week', de: '/Woche' },
  m2: { nl: '/m²', fr: '/m²', en: '/m²', de: '/m²' },
  m2Year: { nl: '/m² per jaar', fr: '/m².an', en: '/m² per year', de: '/m² pro Jahr' },
}

/** Prints what stands where a price is expected, of one property or of a project. */
export function formatPriceView(view: PriceView | PriceRangeView, locale: Locale): string {
  switch (view.kind) {
    case 'amount':
      return formatAmount(view, locale)
    case 'single':
      return formatPrice(view.amount)
    case 'range':
      return formatRange(view.min, view.max, locale)
    case 'from':
      return `${from[locale]} ${formatPrice(view.amount)}`
    case 'upTo':
      return `${upTo[locale]} ${formatPrice(view.amount)}`
    case 'annuity':
      return formatAnnuity(view, locale)
    case 'hidden':
      return view.marqueeName ?? statusText(view.status, locale)
    case 'onRequest':
      return onRequest[locale]
    case 'soldOut':
      return soldOut[locale]
    default:
      return assertNever(view, 'price view')
  }
}

/** Prints what an amount is counted by: "/maand". */
export function formatPricePer(per: PricePer, locale: Locale): string {
  return perTexts[per][locale]
}

/** A price in two parts, for where what it is counted by is set smaller than the figure. */
export type PriceWords = {
  text: string
  /** "/maand", with what follows it; empty for most prices. */
  unit: string
  /** A sentence of several amounts in place of one figure. */
  isLong: boolean
}

/** Prints what stands where a price is expected, what it is counted by apart. */
export function toPriceWords(view: PriceView, locale: Locale): PriceWords {
  if (view.kind !== 'amount') {
    return { text: formatPriceView(view, locale), unit: '', isLong: view.kind === 'annuity' }
  }
  const per = view.per === null ? '' : formatPricePer(view.per, locale)
  const unit = [per, view.suffixText ?? ''].filter(Boolean).join(' ')
  const text = formatPriceView({ ...view, per: null, suffixText: null }, locale)
  return { text, unit, isLong: false }
}

function formatAmount(view: Extract<PriceView, { kind: 'amount' }>, locale: Locale): string {
  const prefixes = { from, offersFrom }
  const prefix = view.prefix === null ? '' : `${prefixes[view.prefix][locale]} `
  const per = view.per === null ? '' : formatPricePer(view.per, locale)
  const suffix = view.suffixText === null ? '' : ` ${view.suffixText}`
  return `${prefix}${formatPrice(view.amount)}${per}${suffix}`
}

function formatRange(min: number, max: number, locale: Locale): string {
  const [low, high] = [formatPrice(min), formatPrice(max)]
  const texts: LocalizedText = {
    nl: `${low} tot en met ${high}`,
    fr: `de ${low} à ${high}`,
    en: `${low} to ${high}`,
    de: `${low} bis ${high}`,
  }
  return texts[locale]
}

function formatAnnuity({ bouquet, monthly, maxDurationYears }: Annuity, locale: Locale): string {
  const names: LocalizedText = {
    nl: 'boeket',
    fr: 'bouquet',
    en: 'lump sum (bouquet)',
    de: 'Anzahlung (Bouquet)',
  }
  const sum = `${names[locale]} ${formatPrice(bouquet)}`
  const rent = `${formatPrice(monthly)}${formatPricePer('month', locale)}`
  return `${sum} + ${rent}, ${formatDuration(maxDurationYears, locale)}`
}

function formatDuration(years: number | null, locale: Locale): string {
  const forLife: LocalizedText = { nl: 'levenslang', fr: 'à vie', en: 'for life', de: 'lebenslang' }
  if (years === null) return forLife[locale]
  const isOne = years === 1
  const texts: LocalizedText = {
    nl: `maximaal ${years} jaar`,
    fr: `${years} an${isOne ? '' : 's'} maximum`,
    en: `at most ${years} year${isOne ? '' : 's'}`,
    de: `höchstens ${years} Jahr${isOne ? '' : 'e'}`,
  }
  return texts[locale]
}

/** Where the status does not tell why the price is hidden, nothing more is said than that it is. */
function statusText(status: PropertyStatus, locale: Locale): string {
  return status === 'sold' || status === 'rented' || status === 'reference'
    ? closed[status][locale]
    : onRequest[locale]
}
