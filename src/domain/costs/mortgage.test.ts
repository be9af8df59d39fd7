import { describe, expect, it } from 'vitest'
import { loanFor, loanPayment } from './mortgage'

describe('loanPayment', () => {
  it.each([
    [100_000, 20, 2, 505.03],
    [240_000, 25, 3.25, 1_163.55],
    [300_000, 20, 3, 1_657.72],
  ])('pays %i off in %i years at %d %% with %d a month', (principal, years, rate, monthly) => {
    expect(loanPayment({ principal, years, yearlyRatePercent: rate })?.monthly).toBe(monthly)
  })
  it('adds up the interest', () => {
    const loan = loanPayment({ principal: 100_000, years: 20, yearlyRatePercent: 2 })
    expect(loan?.totalInterest).toBe(21_206.35)
  })
  it('divides a loan without interest evenly', () => {
    expect(loanPayment({ principal: 120_000, years: 10, yearlyRatePercent: 0 })).toEqual({
      monthly: 1_000,
      totalInterest: 0,
    })
  })
  it.each([
    [0, 20, 2],
    [100_000, 0, 2],
    [100_000, 20, -1],
    [Number.NaN, 20, 2],
    [100_000, 20, Number.NaN],
  ])('refuses a loan of %d over %d years at %d %%', (principal, years, yearlyRatePercent) => {
    expect(loanPayment({ principal, years, yearlyRatePercent })).toBeNull()
  })
})

describe('loanFor', () => {
  it('is the inverse of the payment', () => {
    expect(loanFor({ monthly: 505.03, years: 20, yearlyRatePercent: 2 })).toBe(100_000)
    expect(loanFor({ monthly: 1_000, years: 10, yearlyRatePercent: 0 })).toBe(120_000)
    expect(loanFor({ monthly: 0, years: 10, yearlyRatePercent: 0 })).toBeNull()
  })
})
