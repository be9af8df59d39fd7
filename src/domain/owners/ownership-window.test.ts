import { describe, expect, it } from 'vitest'
import { cutToOwned, isInWindow, lastOwnedDays, toOwnershipWindow } from './ownership-window'

describe('the window of an ownership', () => {
  it('lasts from midnight to midnight in Belgium, in winter and in summer', () => {
    expect(toOwnershipWindow({ from: '2026-03-01', to: '2026-06-30' })).toEqual({
      since: new Date('2026-02-28T23:00:00Z'),
      until: new Date('2026-06-30T22:00:00Z'),
    })
  })
  it('covers the one day of a period of one day', () => {
    expect(toOwnershipWindow({ from: '2026-11-20', to: '2026-11-20T12:00:00.000Z' })).toEqual({
      since: new Date('2026-11-19T23:00:00Z'),
      until: new Date('2026-11-20T23:00:00Z'),
    })
  })
  it('has no end where none was set', () => {
    expect(toOwnershipWindow({})).toEqual({ since: null, until: null })
    expect(toOwnershipWindow({ from: null, to: '' })).toEqual({ since: null, until: null })
  })
})

describe('a moment', () => {
  const november = toOwnershipWindow({ from: '2026-11-01', to: '2026-11-30' })
  it.each([
    ['2026-10-31T22:59:59Z', false],
    ['2026-10-31T23:00:00Z', true],
    ['2026-11-30T22:59:59Z', true],
    ['2026-11-30T23:00:00Z', false],
  ])('of the window from its first midnight to its last: %s, %s', (moment, isIn) => {
    expect(isInWindow(new Date(moment), november)).toBe(isIn)
  })
  it('is always of a window without ends', () => {
    expect(isInWindow(new Date(), toOwnershipWindow({}))).toBe(true)
  })
})

describe('a period that is cut to an ownership', () => {
  const year = { from: '2026-01-01', to: '2026-12-31' }
  it.each([
    [{ from: null, to: null }, year],
    [{ from: '2025-06-01', to: '2027-06-01' }, year],
    [
      { from: '2026-06-01', to: null },
      { from: '2026-06-01', to: '2026-12-31' },
    ],
    [
      { from: null, to: '2026-01-01' },
      { from: '2026-01-01', to: '2026-01-01' },
    ],
    [
      { from: '2026-03-01', to: '2026-04-30' },
      { from: '2026-03-01', to: '2026-04-30' },
    ],
  ])('keeps of the year 2026, for %o, %o', (owned, kept) => {
    expect(cutToOwned(year, owned)).toEqual(kept)
  })
  it.each([
    { from: '2027-01-01', to: null },
    { from: null, to: '2025-12-31' },
  ])('is none where nobody owned a day of it: %o', (owned) => {
    expect(cutToOwned(year, owned)).toBeNull()
  })
})

describe('the last days of an owner', () => {
  it.each([
    [null, '2026-10-26'],
    ['2026-01-01', '2026-10-26'],
    ['2026-11-20', '2026-11-20'],
    ['2026-11-24', '2026-11-24'],
  ] as const)('are thirty, or those since %s', (from, first) => {
    const owned = { from, to: null }
    expect(lastOwnedDays('2026-11-24', 30, owned)).toEqual({ from: first, to: '2026-11-24' })
  })
})
