import { describe, expect, it } from 'vitest'
import {
  isFreshSession,
  readTypedCode,
  recoveryNumbers,
  showInGroups,
  toRecoveryCode,
} from './second-factor'

describe('readTypedCode', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['123\u00a0456', '123456'],
    ['1 2 3 4 5 6', '123456'],
    ['\u200b123456\u2060', '123456'],
    ['１２３４５６', '123456'],
    ['000000', '000000'],
  ])('takes %j for the code of an app', (typed, code) => {
    expect(readTypedCode(typed)).toEqual({ kind: 'time', code })
  })

  it.each(['123456789012', '1234 5678 9012', ' 1234-5678–9012 ', '1234\u00a056789012'])(
    'takes %j for a recovery code',
    (typed) => {
      expect(readTypedCode(typed)).toEqual({ kind: 'recovery', code: '123456789012' })
    },
  )

  it.each(['', ' ', '\u200b', '-'])('takes %j for nothing', (typed) => {
    expect(readTypedCode(typed)).toEqual({ kind: 'none' })
  })

  it.each([
    '12345',
    '1234567',
    '٣٣٣٣٣٣',
    '12345a',
    '12345678901',
    '1e5',
    '123456\0',
    '🏠',
    '+12345',
  ])('takes %j for neither', (typed) => {
    expect(readTypedCode(typed)).toEqual({ kind: 'other' })
  })
})

describe('a recovery code', () => {
  it.each([
    [0, '000000000000', '0000 0000 0000'],
    [12_345, '000000012345', '0000 0001 2345'],
    [recoveryNumbers - 1, '999999999999', '9999 9999 9999'],
  ])('is made from %i, and read as it is shown', (number, code, shown) => {
    expect(toRecoveryCode(number)).toBe(code)
    expect(showInGroups(code)).toBe(shown)
    expect(readTypedCode(shown)).toEqual({ kind: 'recovery', code })
  })
})

describe('showInGroups', () => {
  it.each([
    ['ABCDEFGH', 'ABCD EFGH'],
    ['ABCDEFGHI', 'ABCD EFGH I'],
    ['', ''],
  ])('shows %j', (secret, shown) => {
    expect(showInGroups(secret)).toBe(shown)
  })
})

describe('isFreshSession', () => {
  const now = new Date('2026-11-24T12:00:00Z')
  it.each([
    ['2026-11-24T12:00:00Z', true],
    ['2026-11-24T11:45:00Z', true],
    ['2026-11-24T11:44:59Z', false],
    ['2026-11-24T12:00:01Z', false],
  ])('judges %s', (openedAt, isFresh) => {
    expect(isFreshSession(new Date(openedAt), now)).toBe(isFresh)
  })

  it('knows nothing of a session without a beginning', () => {
    expect(isFreshSession(null, now)).toBe(false)
  })
})
