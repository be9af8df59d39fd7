import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, fuzz } from '../../tests/fuzz/cases'
import { openSealedText, sealText } from './sealed-text'

const secret = 'of these tests, long enough to be one'

describe('a sealed text', () => {
  it('is opened as it was closed, and not at all when it was touched', () => {
    fuzz(fc.tuple(anyText(8), fc.nat()), ([given, at]) => {
      // Half a character is none once it has been written as bytes.
      const text = Buffer.from(given).toString()
      const seal = { purpose: 'feed-header', id: 7, secret } as const
      const sealed = sealText(text, seal)
      expect(openSealedText(sealed, seal)).toBe(text)
      const bytes = Buffer.from(sealed, 'base64url')
      const place = at % bytes.length
      bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place)
      expect(openSealedText(bytes.toString('base64url'), seal)).toBeNull()
      expect(openSealedText(sealed, { ...seal, id: 8 })).toBeNull()
    })
  })
})
