import { describe, expect, it } from 'vitest'
import { createSignedId, readSignedId } from './signed-id'

const secret = 'a-secret-for-tests'
const token = createSignedId('appointment', 12, secret)

describe('a signed id', () => {
  it('leads back to its record', () => {
    expect(readSignedId('appointment', token, secret)).toBe(12)
  })

  it('is good for its own purpose, record and site alone', () => {
    expect(readSignedId('calendar', token, secret)).toBeNull()
    expect(readSignedId('appointment', token.replace(/^12-/, '13-'), secret)).toBeNull()
    expect(readSignedId('appointment', token, 'another-secret')).toBeNull()
  })

  it.each(['', '12', '12-', `${token}a`, token.slice(0, -1), `0${token}`, ` ${token}`, '-1-x'])(
    'is not made from %j',
    (text) => {
      expect(readSignedId('appointment', text, secret)).toBeNull()
    },
  )

  it('stands in an address as it is', () => {
    expect(encodeURIComponent(token)).toBe(token)
  })
})
