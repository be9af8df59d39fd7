import type { PropertyGoal } from '../properties/goals'
import { findClosing, type PropertyStatus } from '../properties/statuses'
import { findPriceUnit, type PricePer } from './price-units'
import { isPricePublic } from './price-visibility'

/** A sale for an annuity; amounts in euros. */
export type Annuity = {
  bouquet: number
  /** Paid every month. */
  monthly: number
  /** After so many years the payments end; null when they last for life. */
  maxDurationYears: number | null
}

export type PriceFacts = {
  /** In euros; 0 counts as unknown. */
  price: number | null
  publishPrice: boolean
  /** Code of `priceUnits`; a code outside that table is printed as `priceUnitText`. */
  priceUnit: number | null
  priceUnitText: string | null
  goal: PropertyGoal
  marquee: { hidesPrice: boolean; name: string } | null
  status: PropertyStatus
  annuity?: Annuity | null
  /** Whether bids are invited from this amount on. */
  isStartPrice?: boolean
}

export type PriceView =
  | {
      kind: 'amount'
      amount: number
      prefix: 'from' | 'offersFrom' | null
      per: PricePer | null
      /** The feed's own words after the price, for units that have no code here. */
      suffixText: string | null
    }
  | { kind: 'onRequest' }
  | {
      kind: 'hidden'
      /** What stands in the place of the price; null when the status alone hides it. */
      marqueeName: string | null
      status: PropertyStatus
    }
  | ({ kind: 'annuity' } & Annuity)

/**
 * What stands where a price is expected. Sold, rented and past properties show no price, nor does
 * one whose marquee hides it; a price that is secret, empty or zero is on request.
 */
export function priceView(facts: PriceFacts): PriceView {
  const { marquee, status, annuity, price } = facts
  const closing = findClosing(status, facts.goal)
  if (marquee?.hidesPrice) {
    return { kind: 'hidden', marqueeName: marquee.name || null, status: closing ?? status }
  }
  if (closing) return { kind: 'hidden', marqueeName: null, status: closing }
  if (!isPricePublic(facts)) return { kind: 'onRequest' }
  if (annuity && (isAmount(annuity.bouquet) || isAmount(annuity.monthly))) {
    return { kind: 'annuity', ...annuity }
  }
  const unit = findPriceUnit(facts.priceUnit)
  if (!isAmount(price) || unit?.kind === 'onRequest') return { kind: 'onRequest' }
  const ownPer = unit?.kind === 'per' ? unit.per : null
  return {
    kind: 'amount',
    amount: price,
    prefix: prefixOf(unit?.kind === 'from', facts.isStartPrice ?? false),
    per: ownPer ?? (unit !== null && facts.goal === 'rent' ? 'month' : null),
    suffixText: unit === null ? toSuffix(facts.priceUnitText) : null,
  }
}

/**
 * What stands where an owner expects the price of the own property: the amount as visitors read it,
 * also where they are not told it. Null where there is none.
 */
export function ownPriceView(facts: PriceFacts): PriceView | null {
  const isOnRequest = findPriceUnit(facts.priceUnit)?.kind === 'onRequest'
  const view = priceView({
    ...facts,
    publishPrice: true,
    marquee: null,
    status: 'active',
    priceUnit: isOnRequest ? null : facts.priceUnit,
  })
  return view.kind === 'onRequest' ? null : view
}

export type PriceRangeView =
  | { kind: 'single'; amount: number }
  | { kind: 'range'; min: number; max: number }
  | { kind: 'from'; amount: number }
  | { kind: 'upTo'; amount: number }
  | { kind: 'soldOut' }
  | { kind: 'onRequest' }

/**
 * The price of a project from its cheapest and its dearest unit, in euros. Equal ends show one
 * price; ends the wrong way round are put right; 0 counts as unknown.
 */
export function priceRangeView(facts: {
  min: number | null
  max: number | null
  allSold: boolean
}): PriceRangeView {
  const { min, max } = facts
  if (facts.allSold) return { kind: 'soldOut' }
  if (isAmount(min) && isAmount(max)) {
    if (min === max) return { kind: 'single', amount: min }
    return { kind: 'range', min: Math.min(min, max), max: Math.max(min, max) }
  }
  if (isAmount(min)) return { kind: 'from', amount: min }
  return isAmount(max) ? { kind: 'upTo', amount: max } : { kind: 'onRequest' }
}

/**
 * The amount in euros by which a price filter judges a property, null when the filter knows none.
 * An annuity sale counts by its bouquet.
 */
export function filterAmount(view: PriceView): number | null {
  if (view.kind === 'amount') return view.amount
  return view.kind === 'annuity' ? view.bouquet : null
}

function prefixOf(isFrom: boolean, isStartPrice: boolean): 'from' | 'offersFrom' | null {
  if (isStartPrice) return 'offersFrom'
  return isFrom ? 'from' : null
}

/** Feeds write a missing text as a dash. */
function toSuffix(text: string | null): string | null {
  const plain = text?.trim() ?? ''
  return plain === '' || plain === '-' ? null : plain
}

function isAmount(value: number | null): value is number {
  return value !== null && Number.isFinite(value) && value > 0
}
