import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, fuzz } from '../../../tests/fuzz/cases'
import { isPublicAddress } from './public-address'

describe('an address that the server is told to ask', () => {
  it('is not public when it leads to this machine or its network, however it is spelt', () => {
    const byte = fc.nat(255)
    const closed = fc.oneof(
      fc.tuple(fc.constantFrom(10, 127, 0), byte, byte, byte),
      fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
      fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
    )
    fuzz(closed, ([a, b, c, d]) => {
      const dotted = [a, b, c, d].join('.')
      const hex = [a * 256 + b, c * 256 + d].map((part) => part.toString(16)).join(':')
      const number = ((a * 256 + b) * 256 + c) * 256 + d
      const spelt = [
        ...[dotted, `::ffff:${dotted}`, `::ffff:${hex}`, `::${dotted}`, `64:ff9b::${hex}`],
        ...[`2002:${hex}::`, String(number), `0x${number.toString(16)}`],
      ]
      expect(spelt.filter(isPublicAddress)).toEqual([])
      // What an address is read as, so that a number is looked at as what it leads to.
      const { hostname } = new URL(`https://${number}/`)
      expect(isPublicAddress(hostname)).toBe(false)
    })
  })

  it('is public only as an address', () => {
    fuzz(anyText(8, ['8.8.8.8', '1', '.', ':', '::', 'a']), (text) => {
      if (isPublicAddress(text)) expect(text).toMatch(/^[\da-f.:]+(?:%\S+)?$/i)
    })
  })
})
