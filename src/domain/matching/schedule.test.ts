import { describe, expect, it } from 'vitest'
import { defaultUntil, estimateMails, isRenewable, mayTell } from './schedule'

const at = (text: string) => new Date(text)

describe('mayTell', () => {
  it.each([
    ['instant', '2026-11-23T01:00:00Z', '2026-11-23T00:59:00Z', true],
    ['daily', '2026-11-23T05:59:00Z', '2026-11-22T06:00:00Z', false],
    ['daily', '2026-11-23T06:00:00Z', '2026-11-22T22:30:00Z', true],
    // Past midnight in Belgium: told on that day already.
    ['daily', '2026-11-23T06:00:00Z', '2026-11-22T23:30:00Z', false],
    ['weekly', '2026-11-23T06:00:00Z', '2026-11-17T06:00:00Z', false],
    ['weekly', '2026-11-23T06:00:00Z', '2026-11-16T20:00:00Z', true],
    ['weekly', '2026-11-23T06:00:00Z', null, true],
  ] as const)('%s at %s after %s: %s', (frequency, now, last, expected) => {
    expect(mayTell(frequency, last === null ? null : at(last), at(now))).toBe(expected)
  })
})

describe('estimateMails', () => {
  const published = [
    ...Array.from({ length: 6 }, () => at('2026-11-16T09:00:00Z')),
    ...Array.from({ length: 6 }, () => at('2026-11-17T09:00:00Z')),
  ]
  it.each([
    ['instant', 2],
    ['daily', 0.3],
    ['weekly', 0.2],
  ] as const)('counts what leaves %s', (frequency, mails) => {
    expect(estimateMails(frequency, published)).toBe(mails)
  })
  it('is nothing where nothing was published', () => {
    expect(estimateMails('daily', [])).toBe(0)
  })
})

describe('isRenewable', () => {
  const begun = '2026-03-01'

  it.each([
    ['2026-03-01', false],
    ['2026-03-30', false],
    ['2026-03-31', true],
    ['2026-08-20', true],
    ['2027-01-01', true],
  ])('on %s, of a demand that began on 1 March 2026, is %s', (today, renewable) => {
    expect(isRenewable(defaultUntil(begun), today)).toBe(renewable)
  })
})
