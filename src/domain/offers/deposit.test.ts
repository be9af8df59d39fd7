import { describe, expect, it } from 'vitest'
import { depositOn, usualDepositPercent } from './deposit'

describe('depositOn', () => {
  it.each([
    [479_000, usualDepositPercent, 47_900],
    [479_005, 10, 47_900.5],
    [333_333, 5, 16_666.65],
    [1, 0, 0],
    [1, 12.5, 0.13],
    [99_999_999, 100, 99_999_999],
  ])('of %d euros at %d per cent is %d', (euros, percent, deposit) => {
    expect(depositOn(euros, percent)).toBe(deposit)
  })
  it.each([-1, 101, Number.NaN])('refuses %d per cent', (percent) => {
    expect(() => depositOn(479_000, percent)).toThrow(RangeError)
  })
})
