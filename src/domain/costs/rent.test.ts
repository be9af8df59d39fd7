import { describe, expect, it } from 'vitest'
import { grossRentalYieldPercent, guaranteeCeiling, indexedRent } from './rent'

describe('indexedRent', () => {
  it('follows the index', () => {
    expect(indexedRent({ baseRent: 1_000, startIndex: 120, newIndex: 130 })).toBe(1_083.33)
    expect(indexedRent({ baseRent: 1_000, startIndex: 130, newIndex: 120 })).toBe(923.08)
  })
  it('applies the correction for an energy-poor home', () => {
    const rent = { baseRent: 1_000, startIndex: 100, newIndex: 110, correctionFactor: 0.9 }
    expect(indexedRent(rent)).toBe(990)
  })
  it('refuses an index of zero', () => {
    expect(indexedRent({ baseRent: 1_000, startIndex: 0, newIndex: 130 })).toBeNull()
  })
})

describe('guaranteeCeiling', () => {
  it.each([
    ['flanders', 3],
    ['brussels', 2],
    ['wallonia', 2],
  ] as const)('allows in %s at most %i months of rent', (region, months) => {
    expect(guaranteeCeiling(region, '2026-06-01')?.months).toBe(months)
  })
  it('does not claim to know the older rule of Brussels', () => {
    expect(guaranteeCeiling('brussels', '2024-10-31')).toBeNull()
    expect(guaranteeCeiling('brussels', '2024-11-01')?.months).toBe(2)
  })
})

describe('grossRentalYieldPercent', () => {
  it('sets twelve rents against price and costs', () => {
    expect(grossRentalYieldPercent({ monthlyRent: 1_000, price: 200_000, costs: 40_000 })).toBe(5)
    expect(grossRentalYieldPercent({ monthlyRent: 950, price: 250_000, costs: 9_369.88 })).toBe(4.4)
  })
  it('refuses a price of zero', () => {
    expect(grossRentalYieldPercent({ monthlyRent: 950, price: 0, costs: 0 })).toBeNull()
  })
})
