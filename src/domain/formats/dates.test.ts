import { describe, expect, it } from 'vitest'
import { locales } from '../kernel/locales'
import { formatDate, formatLongDate, formatTime, formatWeekdayDate } from './dates'

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

describe('formatWeekdayDate', () => {
  it('names the day of the week before the date', () => {
    expect(locales.map((locale) => formatWeekdayDate('2026-11-28', locale))).toEqual([
      'zaterdag 28 november 2026',
      'samedi 28 novembre 2026',
      'Saturday 28 November 2026',
      'Samstag, 28. November 2026',
    ])
  })

  it('takes the day of Belgium, and gives nothing for what is no date', () => {
    expect(formatWeekdayDate(new Date('2026-11-28T23:30:00Z'), 'nl')).toBe(
      'zondag 29 november 2026',
    )
    expect(formatWeekdayDate('never', 'nl')).toBe('')
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
