import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { homes, wishes } from '../../../tests/support/any-wish'
import { homeWith, wishWith } from './matching.fixture'
import { matchReasons, matchWish, toPriceBounds, type MatchReason } from './match-wish'
import type { HomeFacts, Wish } from './wish'

describe('matchWish', () => {
  it('tells everything that was asked for and is so', () => {
    const wish = wishWith({ minPrice: 250_000, minBedrooms: 2, features: ['garden'] })
    expect(matchWish(wish, homeWith())).toEqual({
      matches: true,
      reasons: ['goal', 'type', 'place', 'price', 'bedrooms', 'garden'],
    })
  })
  it.each([
    ['closed', {}, { isOpen: false }],
    ['goal', { goal: 'rent' as const }, {}],
    ['goal', {}, { goal: 'takeover' as const }],
    ['type', { typeIds: [4] }, {}],
    ['place', { places: ['10-9000'] }, {}],
    // Luxembourg knows the same numbers.
    ['place', {}, { countryId: 50 }],
    ['price', { maxPrice: 299_999 }, {}],
    ['price', { minPrice: 300_001 }, {}],
    ['price', {}, { price: null }],
    ['bedrooms', { minBedrooms: 4 }, {}],
    ['bedrooms', { minBedrooms: 1 }, { bedrooms: null }],
    ['bathrooms', { minBathrooms: 2 }, {}],
    ['surface', { minAreaM2: 151 }, {}],
    ['garage', { features: ['garden', 'garage'] as const }, {}],
    ['parking', { features: ['parking'] as const }, {}],
    ['terrace', { features: ['terrace'] as const }, {}],
  ])('names as the first against it: %s', (by, wish, home) => {
    expect(matchWish(wishWith(wish), homeWith(home))).toEqual({ matches: false, by })
  })
  it('looks inside a drawn area, where visitors see the home', () => {
    const area = [
      { lat: 51, lng: 4 },
      { lat: 51, lng: 5 },
      { lat: 52, lng: 5 },
      { lat: 52, lng: 4 },
    ]
    const wish = wishWith({ area, places: [] })
    expect(matchWish(wish, homeWith())).toMatchObject({
      reasons: ['goal', 'type', 'area', 'price'],
    })
    expect(matchWish(wish, homeWith({ point: { lat: 50, lng: 4.4 } }))).toMatchObject({
      by: 'area',
    })
    expect(matchWish(wish, homeWith({ point: null }))).toMatchObject({ by: 'area' })
  })
  it('says when a price lies outside the budget but within its tolerance', () => {
    const wish = wishWith({ maxPrice: 290_000, tolerancePercent: 5 })
    expect(matchWish(wish, homeWith())).toMatchObject({
      reasons: ['goal', 'type', 'place', 'priceTolerance'],
    })
  })
  it('takes a price on request along only where that was asked for', () => {
    const home = homeWith({ price: null })
    expect(matchWish(wishWith({ includeOnRequest: true }), home)).toMatchObject({
      reasons: ['goal', 'type', 'place', 'priceOnRequest'],
    })
    expect(matchWish(wishWith({ maxPrice: null }), home)).toMatchObject({
      reasons: ['goal', 'type', 'place'],
    })
  })
})

/** Why they match. Another pair is drawn for one that does not; too few that do fail the test. */
function reasonsFor(wish: Wish, home: HomeFacts): readonly MatchReason[] {
  const match = matchWish(wish, home)
  fc.pre(match.matches)
  return match.reasons
}

describe('any wish and any home', () => {
  it('never tell of a home that is not to be had', () => {
    fc.assert(
      fc.property(wishes, homes, (wish, home) => {
        expect(matchWish(wish, { ...home, isOpen: false })).toEqual({
          matches: false,
          by: 'closed',
        })
      }),
    )
  })
  it('give reasons in their order, each once', () => {
    fc.assert(
      fc.property(wishes, homes, (wish, home) => {
        const reasons = reasonsFor(wish, home)
        expect(reasons).toEqual(matchReasons.filter((code) => reasons.includes(code)))
      }),
    )
  })
  it('still match when less is asked for', () => {
    fc.assert(
      fc.property(wishes, homes, (wish, home) => {
        reasonsFor(wish, home)
        const open = { minPrice: null, maxPrice: null, minBedrooms: null, minBathrooms: null }
        const looser = { ...wish, ...open, minAreaM2: null, features: [], places: [], area: null }
        expect(matchWish(looser, home).matches).toBe(true)
      }),
    )
  })
  it('still match with more tolerance', () => {
    fc.assert(
      fc.property(wishes, homes, fc.integer({ min: 0, max: 20 }), (wish, home, more) => {
        reasonsFor(wish, home)
        const tolerancePercent = wish.tolerancePercent + more
        expect(matchWish({ ...wish, tolerancePercent }, home).matches).toBe(true)
      }),
    )
  })
})

describe('toPriceBounds', () => {
  it('widens a budget to whole euros', () => {
    const wish = { minPrice: 333, maxPrice: 333, tolerancePercent: 5 }
    expect(toPriceBounds(wish)).toEqual({ low: 317, high: 349 })
    expect(toPriceBounds({ ...wish, minPrice: null, maxPrice: null })).toEqual({
      low: null,
      high: null,
    })
  })
})
