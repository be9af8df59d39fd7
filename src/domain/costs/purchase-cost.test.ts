import { describe, expect, it } from 'vitest'
import { newBuildCost, purchaseCost } from './purchase-cost'

const home = {
  region: 'flanders',
  price: 250_000,
  isOwnOnlyHome: true,
  on: '2026-06-01',
} as const

describe('purchaseCost', () => {
  it("agrees with the notaries' own example", () => {
    expect(purchaseCost(home)).toEqual({
      lines: [
        { key: 'registrationDuty', amount: 5_000 },
        { key: 'notaryFee', amount: 2_962.88 },
        { key: 'deedAndSearches', amount: 1_407 },
      ],
      costs: 9_369.88,
      total: 259_369.88,
    })
  })
  it('adds the duties of a loan on the loan and a tenth more', () => {
    const lines = purchaseCost({ ...home, loanAmount: 200_000 })?.lines
    expect(lines?.at(-1)).toEqual({ key: 'creditDuties', amount: 2_860 })
  })
  it('takes the costs of the deed that the agency knows better', () => {
    expect(purchaseCost({ ...home, deedAndSearchesAmount: 0 })?.costs).toBe(7_962.88)
  })
  it('knows nothing of days before its first rate', () => {
    expect(purchaseCost({ ...home, on: '2000-01-01' })).toBeNull()
  })
})

describe('newBuildCost', () => {
  const building = {
    region: 'flanders',
    buildingPrice: 200_000,
    landPrice: 100_000,
    isLandUnderVat: false,
    vat: 'standard',
    on: '2026-06-01',
  } as const
  const linesOf = (facts: Parameters<typeof newBuildCost>[0]) => newBuildCost(facts)?.lines ?? []

  it('asks VAT on the building and the full duty on the land', () => {
    expect(linesOf(building).slice(0, 2)).toEqual([
      { key: 'vat', amount: 42_000 },
      { key: 'registrationDuty', amount: 12_000 },
    ])
  })
  it('takes the VAT that the seller states', () => {
    expect(linesOf({ ...building, vatAmount: 41_500 })[0]).toEqual({ key: 'vat', amount: 41_500 })
  })
  it('asks VAT on both when one seller sells both', () => {
    const lines = linesOf({ ...building, isLandUnderVat: true, vat: 'rebuilding' })
    expect(lines.map(({ key }) => key)).toEqual(['vat', 'notaryFee', 'deedAndSearches'])
    expect(lines[0]?.amount).toBe(18_000)
  })
})
