import { describe, expect, it } from 'vitest'
import {
  createExpiringId,
  createSignedId,
  readExpiringId,
  readSignedId,
  withoutSignedIds,
} from './signed-id'

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

describe('a path in a log', () => {
  it('names its page and none of the rights in it', () => {
    const until = { expiresAt: new Date('2026-11-30T10:00:00Z'), secret }
    const expiring = createExpiringId('demand', 12, until)
    expect(withoutSignedIds(`/nl/appointment/${token}/`)).toBe('/nl/appointment/…/')
    expect(withoutSignedIds(`/nl/alert/${expiring}/`)).toBe('/nl/alert/…/')
    expect(withoutSignedIds('/nl/te-koop/antwerpen/12-huis/')).toBe(
      '/nl/te-koop/antwerpen/12-huis/',
    )
  })
})

describe('a signed id that expires', () => {
  const expiresAt = new Date('2026-11-30T10:00:00Z')
  const expiring = createExpiringId('document', 12, { expiresAt, secret })
  const read = (text: string, moment: string) =>
    readExpiringId('document', text, { now: new Date(moment), secret })

  it('is good until its moment, and known as expired from then on', () => {
    expect(read(expiring, '2026-11-30T09:59:59Z')).toMatchObject({ id: 12, isExpired: false })
    expect(read(expiring, '2026-11-30T10:00:00Z')).toMatchObject({ id: 12, isExpired: true })
  })

  it('cannot be given another moment, record or purpose', () => {
    const seconds = String(expiresAt.getTime() / 1000)
    const later = expiring.replace(seconds, String(Number(seconds) + 1))
    for (const text of [later, expiring.replace(/^12-/, '13-'), token, '', '12-1-x']) {
      expect(read(text, '2026-11-30T09:00:00Z')).toBeNull()
    }
    expect(
      readExpiringId('appointment', expiring, { now: new Date('2026-11-30T09:00:00Z'), secret }),
    ).toBeNull()
  })
})
