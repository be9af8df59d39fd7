import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatArea, formatNumber, formatPrice } from './numbers'

describe('formatPrice', () => {
  it('groups thousands with dots after a euro sign and an unbreakable space', () => {
    expect(formatPrice(479_000)).toBe('€\u00A0479.000')
    expect(formatPrice(950)).toBe('€\u00A0950')
    expect(formatPrice(99_999_999)).toBe('€\u00A099.999.999')
  })
  it('shows cents only when there are any', () => {
    expect(formatPrice(505.03)).toBe('€\u00A0505,03')
    expect(formatPrice(505.5)).toBe('€\u00A0505,50')
    expect(formatPrice(504.999)).toBe('€\u00A0505')
    expect(formatPrice(-12.5)).toBe('€\u00A0-12,50')
    expect(formatPrice(-0)).toBe('€\u00A00')
  })
  it('reads a number from a text', () => {
    expect(formatPrice('479000')).toBe('€\u00A0479.000')
  })
  it.each([Number.NaN, Number.POSITIVE_INFINITY, 'abc', '', ' ', null, undefined, {}, []])(
    'prints %j as NaN',
    (value) => {
      expect(formatPrice(value)).toBe('NaN')
    },
  )
  it('keeps every digit of a whole amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (amount) => {
        const text = formatPrice(amount)
        expect(text).toMatch(/^€\u00A0\d{1,3}(\.\d{3})*$/)
        expect(Number(text.replace(/\D/g, ''))).toBe(amount)
      }),
    )
  })
})

describe('formatNumber', () => {
  it('writes the decimal comma', () => {
    expect(formatNumber(1234.5)).toBe('1.234,5')
    expect(formatNumber('x')).toBe('NaN')
  })
})

describe('formatArea', () => {
  it('prints square metres', () => {
    expect(formatArea(125)).toBe('125\u00A0m²')
    expect(formatArea(1250)).toBe('1.250\u00A0m²')
  })
})
