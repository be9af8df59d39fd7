import { describe, expect, it } from 'vitest'
import { isOwnedOn } from './ownership'

const day = '2026-11-20'

describe('isOwnedOn', () => {
  it.each([
    ['without any limit', {}, true],
    ['on the only day of the period', { from: day, to: day }, true],
    ['on the first day', { from: day, to: null }, true],
    ['on the last day', { from: null, to: day }, true],
    ['before the first day', { from: '2026-11-21' }, false],
    ['after the last day', { to: '2026-11-19' }, false],
    ['on the Belgian day of a moment', { from: '2026-11-19T23:30:00.000Z' }, true],
    ['on the day before that moment in Belgium', { from: '2026-11-20T23:30:00.000Z' }, false],
  ])('answers %s: %j is %s', (_when, period, answer) => {
    expect(isOwnedOn(period, day)).toBe(answer)
  })
})
