import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  filterAmount,
  ownPriceView,
  priceRangeView,
  priceView,
  type PriceFacts,
} from './price-view'

const house: PriceFacts = {
  price: 479_000,
  publishPrice: true,
  priceUnit: null,
  priceUnitText: null,
  goal: 'sale',
  marquee: null,
  status: 'active',
}
const amount = { kind: 'amount', amount: 479_000, prefix: null, per: null, suffixText: null }

describe('priceView', () => {
  it('shows the amount of a sale', () => {
    expect(priceView(house)).toEqual(amount)
    expect(priceView({ ...house, priceUnit: 0 })).toEqual(amount)
  })
  it('counts a rent by the month unless a unit says otherwise', () => {
    expect(priceView({ ...house, goal: 'rent' })).toEqual({ ...amount, per: 'month' })
    expect(priceView({ ...house, goal: 'rent', priceUnit: 4 })).toEqual({
      ...amount,
      per: 'm2Year',
    })
  })
  it('does not count a takeover by the month', () => {
    expect(priceView({ ...house, goal: 'takeover' })).toEqual(amount)
  })
  it.each([
    [1, 'month'],
    [2, 'year'],
    [3, 'm2'],
    [4, 'm2Year'],
    [5, 'week'],
  ])('reads price unit %i as per %s', (priceUnit, per) => {
    expect(priceView({ ...house, priceUnit })).toEqual({ ...amount, per })
  })
  it('reads price unit 7 as starting from, 6 as on request', () => {
    expect(priceView({ ...house, priceUnit: 7 })).toEqual({ ...amount, prefix: 'from' })
    expect(priceView({ ...house, priceUnit: 7, goal: 'rent' })).toEqual({
      ...amount,
      prefix: 'from',
      per: 'month',
    })
    expect(priceView({ ...house, priceUnit: 6 })).toEqual({ kind: 'onRequest' })
  })
  it('prints the words of a feed after a price whose unit it does not know', () => {
    const unknown: PriceFacts = { ...house, priceUnit: 12, goal: 'rent' }
    expect(priceView({ ...unknown, priceUnitText: ' per kwartaal ' })).toEqual({
      ...amount,
      suffixText: 'per kwartaal',
    })
    expect(priceView({ ...unknown, priceUnitText: '-' })).toEqual(amount)
    expect(priceView({ ...house, priceUnit: 1, priceUnitText: 'maand' })).toMatchObject({
      suffixText: null,
    })
  })
  it('invites offers from a start price', () => {
    expect(priceView({ ...house, isStartPrice: true })).toEqual({ ...amount, prefix: 'offersFrom' })
  })
  it('says on request when the price is secret, empty or zero', () => {
    const secret: PriceFacts = { ...house, publishPrice: false }
    const prices = [secret, { ...house, price: 0 }, { ...house, price: null }].map(priceView)
    expect(prices).toEqual([{ kind: 'onRequest' }, { kind: 'onRequest' }, { kind: 'onRequest' }])
  })
  it('shows the name of a marquee that hides the price, and keeps the price under others', () => {
    expect(priceView({ ...house, marquee: { hidesPrice: true, name: 'Verkocht' } })).toEqual({
      kind: 'hidden',
      marqueeName: 'Verkocht',
      status: 'active',
    })
    expect(priceView({ ...house, marquee: { hidesPrice: false, name: 'Nieuw' } })).toEqual(amount)
  })
  it('never tells what a sold, rented or past property cost', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('sold' as const, 'rented' as const, 'reference' as const),
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.integer({ min: 0, max: 20 }),
        (status, price, priceUnit) => {
          const annuity = { bouquet: price, monthly: 900, maxDurationYears: 15 }
          const view = priceView({ ...house, status, price, priceUnit, annuity })
          const closing = status === 'reference' ? 'sold' : status
          expect(view).toEqual({ kind: 'hidden', marqueeName: null, status: closing })
        },
      ),
    )
  })
  it('keeps the parts of an annuity sale together, and hides them when the price is secret', () => {
    const annuity = { bouquet: 80_000, monthly: 950, maxDurationYears: 15 }
    expect(priceView({ ...house, annuity })).toEqual({ kind: 'annuity', ...annuity })
    expect(priceView({ ...house, annuity, publishPrice: false })).toEqual({ kind: 'onRequest' })
  })
})

describe('priceRangeView', () => {
  it('shows one price when minimum and maximum are equal', () => {
    expect(priceRangeView({ min: 479_000, max: 479_000, allSold: false })).toEqual({
      kind: 'single',
      amount: 479_000,
    })
  })
  it('shows a range, also when its ends were swapped', () => {
    const range = { kind: 'range', min: 245_000, max: 479_000 }
    expect(priceRangeView({ min: 245_000, max: 479_000, allSold: false })).toEqual(range)
    expect(priceRangeView({ min: 479_000, max: 245_000, allSold: false })).toEqual(range)
  })
  it('shows the end that is known', () => {
    expect(priceRangeView({ min: 245_000, max: null, allSold: false })).toEqual({
      kind: 'from',
      amount: 245_000,
    })
    expect(priceRangeView({ min: 0, max: 479_000, allSold: false })).toEqual({
      kind: 'upTo',
      amount: 479_000,
    })
    expect(priceRangeView({ min: null, max: 0, allSold: false })).toEqual({ kind: 'onRequest' })
  })
  it('says sold out when nothing is left', () => {
    expect(priceRangeView({ min: 1, max: 2, allSold: true })).toEqual({ kind: 'soldOut' })
  })
})

describe('ownPriceView', () => {
  it('tells the amount as visitors read it', () => {
    const rent = { ...house, goal: 'rent' } as const
    expect(ownPriceView(rent)).toEqual({ ...amount, per: 'month' })
    expect(ownPriceView({ ...house, priceUnit: 7 })).toEqual({ ...amount, prefix: 'from' })
  })
  it('tells it where visitors are not told it', () => {
    const marquee = { hidesPrice: true, name: 'Nieuw' }
    expect(ownPriceView({ ...house, publishPrice: false })).toEqual(amount)
    expect(ownPriceView({ ...house, marquee })).toEqual(amount)
    expect(ownPriceView({ ...house, status: 'sold' })).toEqual(amount)
    expect(ownPriceView({ ...house, priceUnit: 6 })).toEqual(amount)
  })
  it('is none without an amount', () => {
    expect(ownPriceView({ ...house, price: null })).toBeNull()
    expect(ownPriceView({ ...house, price: 0 })).toBeNull()
  })
})

describe('filterAmount', () => {
  it('judges an annuity sale by its bouquet, and a hidden price not at all', () => {
    expect(filterAmount(priceView(house))).toBe(479_000)
    expect(
      filterAmount({ kind: 'annuity', bouquet: 80_000, monthly: 950, maxDurationYears: null }),
    ).toBe(80_000)
    expect(filterAmount({ kind: 'onRequest' })).toBeNull()
  })
})
