import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, toBelgianDay, toCalendarDay } from './calendar-day'

describe('toCalendarDay', () => {
  it('keeps a day as it stands', () => {
    expect(toCalendarDay('2026-03-07')).toBe('2026-03-07')
  })
  it('takes the Belgian day of a moment, in winter and in summer', () => {
    expect(toCalendarDay('2026-01-31T23:30:00Z')).toBe('2026-02-01')
    expect(toCalendarDay(new Date('2026-07-31T21:59:00Z'))).toBe('2026-07-31')
    expect(toCalendarDay(new Date('2026-07-31T22:00:00Z'))).toBe('2026-08-01')
  })
  it('refuses days that do not exist', () => {
    expect(toCalendarDay('2026-02-30')).toBeNull()
    expect(toCalendarDay('soon')).toBeNull()
    expect(toCalendarDay(new Date(Number.NaN))).toBeNull()
  })
})

describe('toBelgianDay', () => {
  it('refuses what is no moment', () => {
    expect(() => toBelgianDay(new Date(Number.NaN))).toThrow(RangeError)
  })
})

describe('daysBetween', () => {
  it('counts whole days, also across the change of the clock', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2)
  })
})

describe('addDays', () => {
  it('passes the end of a month and the change of the clock', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
  })
})
