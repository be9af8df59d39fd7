import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/kernel/locales'
import { toCostView, type CostFacts } from './to-cost-view'

const home: CostFacts = {
  amount: 250_000,
  goal: 'sale',
  charges: null,
  region: 'flanders',
  isResidential: true,
  today: '2026-04-01',
}

const lease: CostFacts = { ...home, goal: 'rent', amount: 950, charges: 75 }

describe('toCostView for a sale', () => {
  it('adds up to the example of the notaries', () => {
    expect(toCostView(home)).toMatchObject({ kind: 'buying', dutyRate: 0.02, total: 259_369.88 })
  })

  it('names source and day of checking for every line, in every language', () => {
    const view = toCostView(home)
    const sources = view?.kind === 'buying' ? view.lines.map(({ source }) => source) : []
    expect(sources).toHaveLength(3)
    expect(sources.every(({ checkedOn }) => checkedOn !== '')).toBe(true)
    const citations = sources.map(({ citation }) => locales.map((locale) => citation[locale]))
    expect(citations.every((texts) => new Set(texts).size === locales.length)).toBe(true)
  })

  it('takes the full rate where nobody lives', () => {
    expect(toCostView({ ...home, isResidential: false })).toMatchObject({ dutyRate: 0.12 })
  })

  it('says nothing about duties abroad', () => {
    expect(toCostView({ ...home, region: null })).toBeNull()
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

  it('states no ceiling for what is no home', () => {
    expect(toCostView({ ...lease, isResidential: false })).toMatchObject({ guarantee: null })
  })
})
