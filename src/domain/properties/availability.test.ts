import { describe, expect, it } from 'vitest'
import { daysUntilFree, isOpen } from './availability'

describe('daysUntilFree', () => {
  it.each([
    ['immediately', null, 0],
    ['immediately', '2027-06-01', 0],
    ['atDeed', null, 90],
    ['onDate', '2026-11-21', -1],
    ['onDate', '2026-12-22', 30],
    ['onDate', null, null],
    ['toAgree', '2026-12-22', null],
    [null, null, null],
  ] as const)('reads %s and %s as %s days', (availability, availableFrom, days) => {
    expect(daysUntilFree({ availability, availableFrom }, '2026-11-22')).toBe(days)
  })
})

describe('isOpen', () => {
  it.each([
    ['active', null, true],
    ['active', 'available', true],
    ['active', 'option', false],
    ['active', 'reserved', false],
    ['active', 'sold', false],
    ['active', 'rented', false],
    ['underOption', null, false],
    ['rented', 'available', false],
  ] as const)('reads %s with unit %s as %s', (status, unitStatus, expected) => {
    expect(isOpen({ status, unitStatus })).toBe(expected)
  })
})
