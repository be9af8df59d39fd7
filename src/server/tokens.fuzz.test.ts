import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, fuzz } from '../../tests/fuzz/cases'
import { isPublicAddress } from './outside/public-address'
import { clientAddress, findClientAddress } from './rate-limit/client-address'
import { choosePacking } from './request/choose-packing'
import { holdsTag } from './request/holds-tag'
import { openSealedText, sealText } from './sealed-text'
import { createExpiringId, createSignedId, readExpiringId, readSignedId } from './signed-id'

const secret = 'of these tests, long enough to be one'
const now = new Date('2026-11-25T12:00:00Z')
const id = fc.integer({ min: 1, max: 2_000_000_000 })
const isHeaderValue = (text: string) => !/[^\t\x20-\x7e\x80-\xff]/.test(text)
const anyHeader = (own: string[]) => anyText(10, own).filter(isHeaderValue)

describe('a signed token', () => {
  it('is read for what it was made for, and no other', () => {
    fuzz(id, (given) => {
      const token = createSignedId('appointment', given, secret)
      expect(readSignedId('appointment', token, secret)).toBe(given)
      expect(readSignedId('calendar', token, secret)).toBeNull()
      expect(readSignedId('appointment', token, `${secret}.`)).toBeNull()
    })
  })

  it('is worth nothing once a sign of it is another', () => {
    fuzz(fc.tuple(id, fc.nat(), anyText(1)), ([given, at, other]) => {
      const expiresAt = new Date(now.getTime() + 60_000)
      const token = createExpiringId('preview', given, { expiresAt, secret })
      const place = at % token.length
      const bent = token.slice(0, place) + other + token.slice(place + 1)
      const read = readExpiringId('preview', bent, { now, secret })
      expect(read === null || bent === token).toBe(true)
    })
  })

  it('is not made by anybody else', () => {
    fuzz(anyText(12, ['1', '-', '1001-', 'abc']), (text) => {
      expect(readSignedId('appointment', text, secret)).toBeNull()
      expect(readExpiringId('preview', text, { now, secret })).toBeNull()
    })
  })
})

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

describe('a header that anybody may write', () => {
  it('tells of where somebody is an address, or nothing', () => {
    fuzz(anyText(10, ['10.0.0.1', ',', '::1', '[', ']', ':', '999', '203.0.113.7']), (text) => {
      for (const proxies of [0, 1, 3]) {
        const found = findClientAddress(text, '192.0.2.1', proxies)
        expect(found).toMatch(/^[\da-f.:]+$/)
      }
      if (isHeaderValue(text)) {
        const counted = clientAddress(new Headers({ 'x-forwarded-for': text }))
        expect(counted).toMatch(/^(?:unknown|[\da-f.:]+)$/)
      }
    })
  })

  it('says of a version whether somebody has it', () => {
    fuzz(anyHeader(['W/', '"a"', '"b"', ',', '*', ' ']), (tags) => {
      const held = holdsTag(new Headers({ 'if-none-match': tags }), '"a"')
      expect(held).toBe(tags.split(',').some((tag) => /^\s*(?:W\/)?"a"\s*$/.test(tag)))
    })
  })

  it('says whether a packed answer is taken', () => {
    const named = { br: /br/i, gzip: /gzip|\*/i }
    fuzz(anyHeader(['gzip', 'br', '*', ';q=', '0', '0.5', ',']), (encodings) => {
      const packing = choosePacking(encodings, true)
      if (packing !== null) expect(encodings).toMatch(named[packing])
    })
  })
})

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
