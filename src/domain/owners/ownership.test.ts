import { describe, expect, it } from 'vitest'
import { findFirstDay, findFirstDayBounds, isOwnedBeside, isOwnedOn, spanOf } from './ownership'

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

describe('spanOf', () => {
  it.each([
    ['no period', [], null],
    ['a period that is over', [{ to: '2026-11-19' }], null],
    ['a period without limits', [{}], { from: null, to: null }],
    ['one with both', [{ from: day, to: day }], { from: day, to: day }],
    [
      'two that overlap',
      [
        { from: '2026-05-01', to: '2026-12-01' },
        { from: '2026-03-01', to: '2026-11-30' },
      ],
      { from: '2026-03-01', to: '2026-12-01' },
    ],
    [
      'two, one of them without a beginning and the other without an end',
      [{ to: '2026-12-01' }, { from: '2026-05-01' }],
      { from: null, to: null },
    ],
    [
      'one of today beside one of before',
      [{ from: '2026-11-01' }, { from: '2020-01-01', to: '2021-01-01' }],
      { from: '2026-11-01', to: null },
    ],
  ])('gives for %s what holds on the day', (_what, periods, expected) => {
    expect(spanOf(periods, day)).toEqual(expected)
  })
})

describe('the first day of a new owner', () => {
  it.each([
    ['nobody had the property', [], null],
    ['it was left', [{ from: '2020-01-01', to: '2026-10-23' }], '2026-10-24'],
    ['it was left twice', [{ to: '2026-10-23' }, { to: '2021-05-01' }], '2026-10-24'],
    ['it was left at the end of a year', [{ to: '2025-12-31' }], '2026-01-01'],
    ['somebody has it since a day', [{ from: '2026-03-01' }, { to: '2026-02-28' }], '2026-03-01'],
    ['somebody has had it always', [{}, { to: '2021-05-01' }], null],
    ['somebody will have it', [{ from: '2026-12-01' }], null],
    ['the day it was left cannot be read', [{ to: 'gisteren' }], null],
  ])('where %s, %j, is %s', (_when, others, first) => {
    expect(findFirstDay(others, day)).toBe(first)
  })
})

describe('the days that a first day may be', () => {
  it.each([
    [day, { from: '1926-11-20', to: '2027-11-20' }],
    ['2028-02-29', { from: '1928-02-29', to: '2029-02-28' }],
    ['2000-02-29', { from: '1900-02-28', to: '2001-02-28' }],
  ])('are on %s those from a hundred years back to a year ahead', (today, bounds) => {
    expect(findFirstDayBounds(today)).toEqual(bounds)
  })
})

describe('an owner beside a new one', () => {
  it.each([
    ['owns today as well', {}, '2026-01-01', true],
    ['owns today as well, and nobody has a limit', {}, null, true],
    ['sold on the day before', { to: '2026-11-19' }, day, false],
    ['sells today', { to: day }, day, true],
    ['has sold by the day on which the new one begins', { to: '2026-11-30' }, '2026-12-01', false],
    ['will own it still on that day', { to: '2026-12-01' }, '2026-12-01', true],
    ['owned it beside the new one, until it was sold', { to: '2026-11-10' }, '2026-01-01', false],
    ['begins later', { from: '2026-12-01' }, '2026-11-01', false],
  ])('is whoever %s: %j from %s is %s', (_who, other, first, answer) => {
    expect(isOwnedBeside(other, first, day)).toBe(answer)
  })
})
