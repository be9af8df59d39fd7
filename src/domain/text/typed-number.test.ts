import { describe, expect, it } from 'vitest'
import { parseTypedNumber } from './typed-number'

describe('parseTypedNumber', () => {
  it.each([
    ['600.000', 600_000],
    ['600 000', 600_000],
    ['€ 600.000', 600_000],
    ['600000 €', 600_000],
    ['1.250,50', 1_250.5],
    ['1250.5', 1_250.5],
    ['0', 0],
  ])('reads the amount %j', (text, amount) => {
    expect(parseTypedNumber(text, 2)).toBe(amount)
  })

  it.each([
    ['3,25', 3.25],
    ['3.25', 3.25],
    ['3,125', 3.125],
    ['3,25 %', 3.25],
    ['3', 3],
  ])('reads the rate %j', (text, rate) => {
    expect(parseTypedNumber(text, 3)).toBe(rate)
  })

  it.each([
    ['', 2],
    ['abc', 2],
    ['-5', 2],
    ['3,', 2],
    [',5', 2],
    ['1.2.3', 2],
    ['600.00,000', 2],
    ['600,000', 2],
    ['20,5', 0],
    ['1e5', 2],
  ])('refuses %j with at most %i decimals', (text, decimals) => {
    expect(parseTypedNumber(text, decimals)).toBeNull()
  })
})
