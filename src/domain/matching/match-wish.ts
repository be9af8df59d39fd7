import { isInRing } from '../places/ring'
import { isRentLike } from '../properties/goals'
import { toPlaceCode, wishFeatures, type HomeFacts, type Wish, type WishFeature } from './wish'

/** Why a home matches: what was asked for and is so. */
export const matchReasons = [
  'goal',
  'type',
  'place',
  'area',
  'price',
  'priceTolerance',
  'priceOnRequest',
  'bedrooms',
  'bathrooms',
  'surface',
  ...wishFeatures,
] as const

export type MatchReason = (typeof matchReasons)[number]

/** Why a home does not match; `closed` is one that is not to be had. */
export type Mismatch =
  | 'closed'
  | 'goal'
  | 'type'
  | 'place'
  | 'area'
  | 'price'
  | 'bedrooms'
  | 'bathrooms'
  | 'surface'
  | WishFeature

export type WishMatch = { matches: true; reasons: MatchReason[] } | { matches: false; by: Mismatch }

/** What one question says: it was not asked, it holds for a reason, or it speaks against. */
type Answer = { reason: MatchReason } | { by: Mismatch } | null

/**
 * Whether somebody is to be told of a home. Gives every reason for it, in a fixed order, or the
 * first one against it. What is unknown of a home fulfils no wish about it.
 */
export function matchWish(wish: Wish, home: HomeFacts): WishMatch {
  if (!home.isOpen) return { matches: false, by: 'closed' }
  const reasons: MatchReason[] = []
  for (const answer of answerAll(wish, home)) {
    if (answer === null) continue
    if ('by' in answer) return { matches: false, by: answer.by }
    reasons.push(answer.reason)
  }
  return { matches: true, reasons }
}

function answerAll(wish: Wish, home: HomeFacts): Answer[] {
  const { typeIds, places, minBedrooms, minBathrooms, minAreaM2, features } = wish
  return [
    toAnswer('goal', (wish.goal === 'rent') === isRentLike(home.goal)),
    typeIds.length === 0
      ? null
      : toAnswer(
          'type',
          home.typeIds.some((id) => typeIds.includes(id)),
        ),
    places.length === 0 ? null : toAnswer('place', places.includes(toPlaceCode(home))),
    answerArea(wish, home),
    answerPrice(wish, home),
    answerLeast('bedrooms', home.bedrooms, minBedrooms),
    answerLeast('bathrooms', home.bathrooms, minBathrooms),
    answerLeast('surface', home.areaM2, minAreaM2),
    ...wishFeatures.map((feature) =>
      features.includes(feature) ? toAnswer(feature, home.features.includes(feature)) : null,
    ),
  ]
}

function toAnswer(code: MatchReason & Mismatch, holds: boolean): Answer {
  return holds ? { reason: code } : { by: code }
}

function answerLeast(
  code: 'bedrooms' | 'bathrooms' | 'surface',
  value: number | null,
  least: number | null,
): Answer {
  return least === null ? null : toAnswer(code, value !== null && value >= least)
}

function answerArea({ area }: Wish, { point }: HomeFacts): Answer {
  return area === null ? null : toAnswer('area', point !== null && isInRing(point, area))
}

function answerPrice(wish: Wish, { price }: HomeFacts): Answer {
  const { minPrice, maxPrice, includeOnRequest } = wish
  if (minPrice === null && maxPrice === null) return null
  if (price === null) return includeOnRequest ? { reason: 'priceOnRequest' } : { by: 'price' }
  const { low, high } = toPriceBounds(wish)
  if ((low !== null && price < low) || (high !== null && price > high)) return { by: 'price' }
  const isInside =
    (minPrice === null || price >= minPrice) && (maxPrice === null || price <= maxPrice)
  return { reason: isInside ? 'price' : 'priceTolerance' }
}

/** The prices that count, in whole euros: the budget, widened by its tolerance. Null is no bound. */
export function toPriceBounds({
  minPrice,
  maxPrice,
  tolerancePercent,
}: Pick<Wish, 'minPrice' | 'maxPrice' | 'tolerancePercent'>): {
  low: number | null
  high: number | null
} {
  return {
    low: minPrice === null ? null : Math.ceil((minPrice * (100 - tolerancePercent)) / 100),
    high: maxPrice === null ? null : Math.floor((maxPrice * (100 + tolerancePercent)) / 100),
  }
}
