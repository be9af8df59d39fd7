import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, fuzz } from '../../tests/fuzz/cases'
import { createExpiringId, createSignedId, readExpiringId, readSignedId } from './signed-id'

const secret = 'of these tests, long enough to be one'
const now = new Date('2026-11-25T12:00:00Z')
const id = fc.integer({ min: 1, max: 2_000_000_000 })

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
