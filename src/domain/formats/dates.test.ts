import { describe, expect, it } from 'vitest'
import { locales } from '../kernel/locales'
import { formatDate, formatLongDate, formatTime } from './dates'

describe('formatDate', () => {
  it('prints day, month and year with zeros', () => {
    expect(formatDate('2026-03-07')).toBe('07/03/2026')
  })
  it('prints the Belgian day of a moment', () => {
    expect(formatDate('2026-03-06T23:30:00Z')).toBe('07/03/2026')
  })
  it('prints nothing for what is no date', () => {
    expect(formatDate('soon')).toBe('')
  })
})

describe('formatLongDate', () => {
  it('names the month in every language', () => {
    expect(locales.map((locale) => formatLongDate('2026-03-07', locale))).toEqual([
      '7 maart 2026',
      '7 mars 2026',
      '7 March 2026',
      '7. März 2026',
    ])
  })
  it('calls the first of the month "1er" in French alone', () => {
    expect(formatLongDate('2026-08-01', 'fr')).toBe('1er août 2026')
    expect(formatLongDate('2026-12-01', 'nl')).toBe('1 december 2026')
  })
  it('prints nothing for what is no date', () => {
    expect(formatLongDate('', 'nl')).toBe('')
  })
})

describe('formatTime', () => {
  it('prints Belgian time in 24 hours, in winter and in summer', () => {
    expect(formatTime('2026-01-15T13:00:00Z')).toBe('14:00')
    expect(formatTime(new Date('2026-07-15T22:05:00Z'))).toBe('00:05')
    expect(formatTime('later')).toBe('')
  })
})
