import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/kernel/locales'
import { investorCosts, toCostView, type CostFacts } from './to-cost-view'

const home: CostFacts = {
  amount: 250_000,
  goal: 'sale',
  charges: null,
  region: 'flanders',
  isResidential: true,
  isInvestment: false,
  vatRegime: null,
  constructionCost: null,
  vatAmount: null,
  today: '2026-04-01',
}

const lease: CostFacts = { ...home, goal: 'rent', amount: 950, charges: 75 }

describe('toCostView for a sale', () => {
  it('adds up to the example of the notaries', () => {
    expect(toCostView(home)).toMatchObject({ kind: 'buying', dutyRate: 0.02, total: 259_369.88 })
  })

  it.each([
    ['flanders', 0.02, 0.12, 7_000, 42_000],
    ['wallonia', 0.03, 0.125, 10_500, 43_750],
    ['brussels', 0.125, 0.125, 18_750, 43_750],
  ] as const)('reckons a home in %s as own home and as other purchase', (...row) => {
    const [region, ownRate, otherRate, ownDuty, otherDuty] = row
    expect(toCostView({ ...home, region, amount: 350_000 })).toMatchObject({
      kind: 'buying',
      region,
      isOwnHome: true,
      ownHome: { dutyRate: ownRate, lines: [{ key: 'registrationDuty', amount: ownDuty }, {}, {}] },
      other: { dutyRate: otherRate, lines: [{ amount: otherDuty }, {}, {}] },
    })
  })

  it('tells what part of a home in Brussels is left untaxed', () => {
    expect(toCostView({ ...home, region: 'brussels', amount: 350_000 })).toMatchObject({
      ownHome: { abatement: 200_000 },
      other: { abatement: 0 },
    })
  })

  it('names source and day of checking for every line, in every language', () => {
    const view = toCostView(home)
    const sources = view?.kind === 'buying' ? view.lines.map(({ source }) => source) : []
    expect(sources).toHaveLength(3)
    expect(sources.every(({ checkedOn }) => checkedOn !== '')).toBe(true)
    const citations = sources.map(({ citation }) => locales.map((locale) => citation[locale]))
    expect(citations.every((texts) => new Set(texts).size === locales.length)).toBe(true)
  })

  it('takes the full rate where nobody lives, and offers no other', () => {
    expect(toCostView({ ...home, isResidential: false })).toMatchObject({
      dutyRate: 0.12,
      isOwnHome: false,
      ownHome: null,
    })
  })

  it('puts the full rate first for what is bought to be let', () => {
    expect(toCostView({ ...home, isInvestment: true })).toMatchObject({
      dutyRate: 0.12,
      isOwnHome: false,
      ownHome: { dutyRate: 0.02 },
    })
  })

  it('says nothing about duties abroad', () => {
    expect(toCostView({ ...home, region: null })).toBeNull()
    expect(toCostView({ ...home, region: null, vatRegime: 'vat21' })).toBeNull()
  })
})

describe('toCostView for new building', () => {
  const linesOf = (wishes: Partial<CostFacts>) => {
    const view = toCostView({ ...home, amount: 300_000, ...wishes })
    return view?.kind === 'newBuild' ? view : null
  }

  it('asks VAT on everything that one seller sells', () => {
    expect(linesOf({ vatRegime: 'vat21' })).toMatchObject({
      lines: [{ key: 'vat', rate: 0.21, amount: 63_000 }, {}, {}],
    })
    expect(linesOf({ vatRegime: 'vat6' })).toMatchObject({
      lines: [{ key: 'vat', rate: 0.06, amount: 18_000 }, {}, {}],
    })
  })

  it('splits the mixed regime into VAT on the building and full duty on the land', () => {
    const view = linesOf({ vatRegime: 'mixed', constructionCost: 200_000, region: 'wallonia' })
    expect(view).toMatchObject({
      lines: [
        { key: 'vat', rate: 0.21, amount: 42_000 },
        { key: 'registrationDuty', rate: 0.125, amount: 12_500 },
        { key: 'notaryFee' },
        { key: 'deedAndSearches' },
      ],
    })
    const sum = (view?.lines ?? []).reduce((all, { amount }) => all + (amount ?? 0), 300_000)
    expect(view?.total).toBeCloseTo(sum, 2)
  })

  it('takes the VAT that the agency states', () => {
    const stated = { vatRegime: 'mixed', constructionCost: 200_000, vatAmount: 41_500 } as const
    expect(linesOf(stated)?.lines[0]?.amount).toBe(41_500)
  })

  it('names both taxes without amounts or a total when the split is not known', () => {
    expect(linesOf({ vatRegime: 'mixed' })).toMatchObject({
      lines: [{ key: 'vat', amount: null }, { key: 'registrationDuty', amount: null }, {}, {}],
      total: null,
    })
  })
})

describe('investorCosts', () => {
  it('are those of a purchase that is no own home', () => {
    expect(investorCosts(toCostView(home))).toBeCloseTo(30_000 + 2_962.88 + 1_407, 2)
  })

  it('are nothing where no costs are known', () => {
    expect(investorCosts(null)).toBe(0)
    expect(investorCosts(toCostView({ ...home, vatRegime: 'mixed' }))).toBe(0)
  })
})

describe('toCostView for rent', () => {
  it('adds the charges and states the ceiling of the region', () => {
    expect(toCostView(lease)).toMatchObject({
      monthly: 1_025,
      guarantee: { months: 3, amount: 2_850 },
    })
    expect(toCostView({ ...lease, region: 'brussels' })).toMatchObject({ guarantee: { months: 2 } })
    expect(toCostView({ ...lease, region: 'wallonia' })).toMatchObject({ guarantee: { months: 2 } })
  })

  it('states no ceiling for what is no home, nor abroad', () => {
    expect(toCostView({ ...lease, isResidential: false })).toMatchObject({ guarantee: null })
    expect(toCostView({ ...lease, region: null })).toMatchObject({ guarantee: null })
  })
})
