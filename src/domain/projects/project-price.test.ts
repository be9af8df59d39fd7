import { describe, expect, it } from 'vitest'
import type { PriceView } from '../pricing/price-view'
import { projectPriceView } from './project-price'

type Amount = Extract<PriceView, { kind: 'amount' }>

function costs(amount: number, wishes: Partial<Amount> = {}): PriceView {
  return { kind: 'amount', amount, prefix: null, per: null, suffixText: null, ...wishes }
}

const told = { min: 447_000, max: 492_000 }

const tell = (
  openPrices: (PriceView | null)[],
  ends: { min?: number | null; max?: number | null } = {},
) => projectPriceView({ told: { ...told, ...ends }, openPrices, allSold: false })

const asTold = { kind: 'range', min: 447_000, max: 492_000 }

describe('projectPriceView', () => {
  it('goes from the cheapest to the dearest unit that is still to be had', () => {
    const open = [costs(483_000), costs(456_000), costs(465_000)]
    expect(tell(open)).toEqual({ kind: 'range', min: 456_000, max: 483_000 })
  })

  it('is one price where one unit is left', () => {
    expect(tell([costs(456_000)])).toEqual({ kind: 'single', amount: 456_000 })
  })

  it('is what the agency wrote where no unit is to be had or known', () => {
    expect(tell([])).toEqual(asTold)
  })

  it.each<[string, PriceView | null]>([
    ['no price', null],
    ['a price on request', { kind: 'onRequest' }],
    ['an amount to begin with', costs(470_000, { prefix: 'from' })],
    ['an amount from which bids are invited', costs(470_000, { prefix: 'offersFrom' })],
    ['a price of a square metre', costs(3_000, { per: 'm2' })],
    ['words of a feed', costs(470_000, { suffixText: 'per kavel' })],
    ['an annuity', { kind: 'annuity', bouquet: 90_000, monthly: 900, maxDurationYears: null }],
  ])('is what the agency wrote where a unit that is to be had tells %s', (_, price) => {
    expect(tell([costs(456_000), price])).toEqual(asTold)
  })

  it('never mixes what is sold with what is let by the month', () => {
    const rents = [costs(900, { per: 'month' }), costs(1_100, { per: 'month' })]
    expect(tell([costs(456_000), ...rents])).toEqual(asTold)
    const ends = { min: 850, max: 1_200 }
    expect(tell(rents, ends)).toEqual({ kind: 'range', min: 900, max: 1_100 })
  })

  it('leaves an end empty that the agency left empty', () => {
    const open = [costs(456_000), costs(483_000)]
    expect(tell(open, { max: null })).toEqual({ kind: 'from', amount: 456_000 })
    expect(tell(open, { min: 0 })).toEqual({ kind: 'upTo', amount: 483_000 })
    expect(tell(open, { min: null, max: null })).toEqual({ kind: 'onRequest' })
  })

  it('is sold out when nothing is left', () => {
    expect(projectPriceView({ told, openPrices: [], allSold: true })).toEqual({ kind: 'soldOut' })
  })
})
