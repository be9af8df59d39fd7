import { findPriceUnit } from '../pricing/price-units'
import { locales, type Locale } from '../kernel/locales'
import type { Listing } from './listing'

/**
 * A listing as it leaves the agency. What visitors may not know is not in it: no street, number or
 * point of a hidden address, no price that is not public, no text in a language that is not shown.
 */
export type OfferedListing = {
  listing: Listing
  /** ISO moment of the last change. */
  changedAt: string
  /** Whole address of its page in every language in which it has one. */
  pages: Partial<Record<Locale, string>>
  /** Province or tourist area; null when unknown. */
  area: string | null
}

/** Who sends the listings. */
export type ListingSender = {
  name: string
  email: string
  phone: string
  /** Host of the site, which no other sender has. */
  host: string
  /** ISO moment at which the file was made. */
  madeAt: string
}

/** The language for a format that has one text each; German first, since such formats are German. */
export function findMainLanguage({ listing, pages }: OfferedListing): Locale | null {
  const order: readonly Locale[] = ['de', ...locales]
  const has = (locale: Locale) =>
    listing.descriptions[locale] !== undefined || listing.titles[locale] !== undefined
  return order.find(has) ?? order.find((locale) => pages[locale] !== undefined) ?? null
}

/** What an amount counts for, in formats that have a price and a period and no more. */
export type PlainPrice = { amount: number; per: 'month' | 'week' | null }

/**
 * The price in formats that know a whole price, a rent by the month and a rent by the week. Any
 * other (by the square metre or the year, an annuity with its bouquet) would be taken for what it
 * is not, and is told on request.
 */
export function toPlainPrice({
  goal,
  price,
  priceUnit,
  publishPrice,
  isAnnuity,
}: Listing): PlainPrice | null {
  if (!publishPrice || price === null || price === 0 || isAnnuity) return null
  const unit = findPriceUnit(priceUnit)
  const per = unit?.kind === 'per' ? unit.per : null
  const isWhole = unit?.kind === 'none' || unit?.kind === 'from'
  if (goal === 'rent') {
    if (isWhole || per === 'month') return { amount: price, per: 'month' }
    return per === 'week' ? { amount: price, per } : null
  }
  return isWhole ? { amount: price, per: null } : null
}
