import { describe, expect, it } from 'vitest'
import { createContext, createMarquee, createProperty } from './property.fixture'
import { toPropertyView } from './to-property-view'

type Wishes = Parameters<typeof createProperty>[0]

const viewOf = (wishes: Wishes = {}) => toPropertyView(createProperty(wishes), createContext())

describe('the loan calculator of a home', () => {
  it('begins with price and costs, and own funds for the costs and a fifth of the price', () => {
    expect(viewOf({ price: 250_000 }).loan).toEqual({
      total: 259_369.88,
      totals: { ownHome: 259_369.88, other: 284_369.88 },
      hasCosts: true,
      isBelgian: true,
      ownFunds: 60_000,
    })
  })

  it('begins with the price alone abroad, where no Belgian duty is claimed', () => {
    const { costs, loan } = viewOf({ price: 250_000, countryId: '50' })
    expect(costs).toBeNull()
    expect(loan).toEqual({
      total: 250_000,
      totals: null,
      hasCosts: false,
      isBelgian: false,
      ownFunds: 50_000,
    })
  })

  it.each([
    ['is for rent', { goal: 'rent', price: 950 }],
    ['is sold', { status: 'sold' }],
    ['keeps its price to itself', { publishPrice: false }],
    ['hides its price under a marquee', { marquee: createMarquee({ daysVisible: null }) }],
    ['is sold for an annuity', { isAnnuity: true, annuityBouquet: 50_000, annuityMonthly: 700 }],
    ['has no price', { price: 0 }],
  ] satisfies [string, Wishes][])('is not there for what %s', (_, wishes) => {
    expect(viewOf(wishes).loan).toBeNull()
  })
})

describe('the gross yield of a home', () => {
  const invested = { price: 250_000, monthlyRent: 950, isInvestment: true }

  it('sets twelve rents against price and the costs of somebody who does not live there', () => {
    expect(viewOf(invested).rentalYield).toEqual({
      monthlyRent: 950,
      yearlyRent: 11_400,
      grossPercent: 4.01,
      hasCosts: true,
    })
  })

  it('is there for a home of the type income property', () => {
    const { mainType } = createProperty()
    const type = typeof mainType === 'object' ? { ...mainType, webId: 5 } : mainType
    const wishes = { ...invested, isInvestment: false, mainType: type }
    expect(viewOf(wishes).rentalYield?.grossPercent).toBe(4.01)
  })

  it('is reckoned on the price alone abroad', () => {
    expect(viewOf({ ...invested, countryId: '32' }).rentalYield).toMatchObject({
      grossPercent: 4.56,
      hasCosts: false,
    })
  })

  it.each([
    ['no investment', { isInvestment: false }],
    ['without a rent', { monthlyRent: null }],
    ['with a secret price', { publishPrice: false }],
    ['for rent', { goal: 'rent' as const }],
  ])('is not there for what is %s', (_, wishes) => {
    expect(viewOf({ ...invested, ...wishes }).rentalYield).toBeNull()
  })
})

describe('a new home without a word on VAT', () => {
  it('claims no costs', () => {
    expect(viewOf({ isNewBuild: true, vatRegime: null }).costs).toBeNull()
    expect(viewOf({ isNewBuild: true, vatRegime: 'registration' }).costs?.kind).toBe('buying')
  })
})
