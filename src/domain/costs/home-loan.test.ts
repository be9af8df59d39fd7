import { describe, expect, it } from 'vitest'
import { loanBounds, reckonLoan, suggestOwnFunds } from './home-loan'

const answers = { ownFunds: '60.000', years: '25', rate: '3,25' }

describe('reckonLoan', () => {
  it('lends what the own funds leave open, at the Belgian monthly rate', () => {
    expect(reckonLoan(300_000, answers)).toMatchObject({
      kind: 'loan',
      borrowed: 240_000,
      monthly: 1_163.55,
    })
  })

  it('agrees with the example of the consumer authority', () => {
    expect(reckonLoan(100_000, { ownFunds: '0', years: '20', rate: '2' })).toEqual({
      kind: 'loan',
      borrowed: 100_000,
      monthly: 505.03,
      totalInterest: 21_206.35,
      creditDuties: 1_430,
    })
  })

  it('asks nothing a month of somebody who pays everything', () => {
    expect(reckonLoan(300_000, { ...answers, ownFunds: '350000' })).toEqual({
      kind: 'loan',
      borrowed: 0,
      monthly: 0,
      totalInterest: 0,
      creditDuties: 0,
    })
  })

  it.each([
    [{ rate: 'drie' }, ['rate']],
    [{ rate: '-1' }, ['rate']],
    [{ rate: '20,5' }, ['rate']],
    [{ years: '0' }, ['years']],
    [{ years: '20,5' }, ['years']],
    [{ years: '41' }, ['years']],
    [{ ownFunds: '' }, ['ownFunds']],
    [{ ownFunds: '60,000', rate: '' }, ['ownFunds', 'rate']],
  ] as const)('names the fields that are wrong in %j', (wrong, fields) => {
    expect(reckonLoan(300_000, { ...answers, ...wrong })).toEqual({ kind: 'wrong', fields })
  })

  it('takes every bound itself', () => {
    const { ownFunds, years, rate } = loanBounds
    const least = { ownFunds: `${ownFunds.min}`, years: `${years.min}`, rate: `${rate.min}` }
    const most = { ownFunds: `${ownFunds.max}`, years: `${years.max}`, rate: `${rate.max}` }
    expect(reckonLoan(1_000, least).kind).toBe('loan')
    expect(reckonLoan(1_000, most).kind).toBe('loan')
  })
})

describe('suggestOwnFunds', () => {
  it('pays the costs and a fifth of the price, in whole thousands', () => {
    expect(suggestOwnFunds(250_000, 9_369.88)).toBe(60_000)
    expect(suggestOwnFunds(250_000, 0)).toBe(50_000)
  })
})
