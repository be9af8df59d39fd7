import { describe, expect, it } from 'vitest'
import { parseWholeNumber } from './whole-number'

describe('parseWholeNumber', () => {
  it.each([
    ['0', 0],
    ['479000', 479000],
    ['479.000', 479000],
    ['1 250 000', 1250000],
    ['€ 479.000', 479000],
    ['479\u00a0000 €', 479000],
  ])('reads "%s"', (text, value) => {
    expect(parseWholeNumber(text)).toBe(value)
  })
  it.each(['', '-1', '+1', '1,5', '1.5', '12.34', '1e3', '0x10', 'abc', '9'.repeat(20)])(
    'refuses "%s"',
    (text) => {
      expect(parseWholeNumber(text)).toBeNull()
    },
  )
})
