import { Secret } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { createCodeSecret, findCodeStep, toCodeAddress } from './time-codes'

/** The secret of RFC 6238, appendix B. */
const secret = Secret.fromLatin1('12345678901234567890').base32

describe('findCodeStep', () => {
  // RFC 6238, appendix B, SHA-1: the last six of its eight digits.
  it.each([
    [59, '287082', 0x1],
    [1_111_111_109, '081804', 0x23523ec],
    [1_111_111_111, '050471', 0x23523ed],
    [1_234_567_890, '005924', 0x273ef07],
    [2_000_000_000, '279037', 0x3f940aa],
    [20_000_000_000, '353130', 0x27bc86aa],
  ])('finds the step of the vector at %i s', (seconds, code, step) => {
    expect(findCodeStep(secret, code, new Date(seconds * 1000))).toBe(step)
  })

  it.each([
    [-60, null],
    [-32, null],
    [-31, 0x23523ed],
    [0, 0x23523ed],
    [29, 0x23523ed],
    [30, 0x23523ed],
    [58, 0x23523ed],
    [59, null],
  ])('takes the code of one step before and after: %i s later', (later, step) => {
    expect(findCodeStep(secret, '050471', new Date((1_111_111_111 + later) * 1000))).toBe(step)
  })

  it.each(['', '50471', '0050471', '050472', 'abcdef'])('knows no step of %j', (code) => {
    expect(findCodeStep(secret, code, new Date(1_111_111_111_000))).toBeNull()
  })
})

describe('a secret', () => {
  it('has 160 bits and is another every time', () => {
    const secrets = Array.from({ length: 50 }, createCodeSecret)
    expect(secrets.every((one) => /^[A-Z2-7]{32}$/.test(one))).toBe(true)
    expect(new Set(secrets).size).toBe(50)
  })

  it('stands in the address that an app scans, with whose it is', () => {
    const address = toCodeAddress(secret, { issuer: 'Huis & Co: Gent', label: 'an@example.be' })
    const { protocol, host, pathname, searchParams } = new URL(address)
    expect([protocol, host]).toEqual(['otpauth:', 'totp'])
    expect(decodeURIComponent(pathname)).toBe('/Huis & Co: Gent:an@example.be')
    expect(Object.fromEntries(searchParams)).toEqual({
      issuer: 'Huis & Co: Gent',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})
