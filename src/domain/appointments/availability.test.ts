import { describe, expect, it } from 'vitest'
import { formatTime } from '../formats/dates'
import {
  expandAvailability,
  findRuleIssue,
  listPublished,
  type AvailabilityRule,
} from './availability'
import { isClockTime, isoWeekday, toMoment } from './belgian-clock'

const sunday: AvailabilityRule = {
  weekdays: [7],
  from: '09:00',
  to: '10:30',
  slotMinutes: 30,
  bufferMinutes: 15,
  validFrom: '2026-01-01',
  validUntil: null,
  exceptions: [],
}

function starts(rule: AvailabilityRule, from: string, to: string): string[] {
  return expandAvailability(rule, { from, to }).map(({ start }) => start.toISOString())
}

describe('the clock in Belgium', () => {
  it('is one hour before UTC in winter and two in summer', () => {
    expect(toMoment('2026-01-15', '09:00')).toEqual(new Date('2026-01-15T08:00:00Z'))
    expect(toMoment('2026-07-15', '09:00')).toEqual(new Date('2026-07-15T07:00:00Z'))
  })

  it('leaves an hour out on 29 March 2026', () => {
    expect(toMoment('2026-03-29', '01:59')).toEqual(new Date('2026-03-29T00:59:00Z'))
    expect(toMoment('2026-03-29', '02:30')).toBeNull()
    expect(toMoment('2026-03-29', '03:00')).toEqual(new Date('2026-03-29T01:00:00Z'))
  })

  it('shows an hour twice on 25 October 2026, of which the first counts', () => {
    expect(toMoment('2026-10-25', '02:30')).toEqual(new Date('2026-10-25T00:30:00Z'))
    expect(toMoment('2026-10-25', '03:00')).toEqual(new Date('2026-10-25T02:00:00Z'))
  })

  it('knows midnight, and no day or time that is none', () => {
    expect(toMoment('2026-01-15', '00:00')).toEqual(new Date('2026-01-14T23:00:00Z'))
    expect(toMoment('2026-02-30', '09:00')).toBeNull()
    expect(toMoment('2026-01-15', '25:00')).toBeNull()
    expect(['09:30', '23:59'].every(isClockTime)).toBe(true)
    expect(['9:30', '24:00', '09:60', ''].some(isClockTime)).toBe(false)
  })

  it('counts days from Monday', () => {
    expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(isoWeekday)).toEqual([1, 6, 7])
  })
})

describe('a weekly rule', () => {
  it('keeps the time of the clock across the start of summer time', () => {
    const slots = expandAvailability(sunday, { from: '2026-03-22', to: '2026-04-05' })
    expect(slots.map(({ start }) => start.toISOString())).toEqual([
      '2026-03-22T08:00:00.000Z',
      '2026-03-22T08:45:00.000Z',
      '2026-03-29T07:00:00.000Z',
      '2026-03-29T07:45:00.000Z',
      '2026-04-05T07:00:00.000Z',
      '2026-04-05T07:45:00.000Z',
    ])
    expect(new Set(slots.map(({ start }) => formatTime(start)))).toEqual(
      new Set(['09:00', '09:45']),
    )
  })

  it('keeps the time of the clock across its end', () => {
    const slots = expandAvailability(sunday, { from: '2026-10-18', to: '2026-10-25' })
    expect(slots.map(({ start }) => start.toISOString())).toEqual([
      '2026-10-18T07:00:00.000Z',
      '2026-10-18T07:45:00.000Z',
      '2026-10-25T08:00:00.000Z',
      '2026-10-25T08:45:00.000Z',
    ])
    expect(slots.map(({ end }) => formatTime(end))).toEqual(['09:30', '10:15', '09:30', '10:15'])
  })

  it('gives no slot in the hour that is left out, and one in the hour that comes twice', () => {
    const night = { ...sunday, from: '01:30', to: '03:30', bufferMinutes: 0 }
    expect(starts(night, '2026-03-29', '2026-03-29')).toEqual([
      '2026-03-29T00:30:00.000Z',
      '2026-03-29T01:00:00.000Z',
    ])
    expect(starts(night, '2026-10-25', '2026-10-25')).toEqual([
      '2026-10-24T23:30:00.000Z',
      '2026-10-25T00:00:00.000Z',
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T02:00:00.000Z',
    ])
  })

  it('holds from its first to its last day, both counted', () => {
    const rule = { ...sunday, validFrom: '2026-11-08', validUntil: '2026-11-15', to: '09:30' }
    expect(starts(rule, '2026-11-01', '2026-11-30')).toEqual([
      '2026-11-08T08:00:00.000Z',
      '2026-11-15T08:00:00.000Z',
    ])
  })

  it('leaves out its exceptions', () => {
    const rule = { ...sunday, to: '09:30', exceptions: ['2026-11-08'] }
    expect(starts(rule, '2026-11-01', '2026-11-15')).toEqual([
      '2026-11-01T08:00:00.000Z',
      '2026-11-15T08:00:00.000Z',
    ])
  })

  it('gives no slot that would end after its hours', () => {
    expect(starts({ ...sunday, to: '09:29' }, '2026-11-01', '2026-11-01')).toEqual([])
    expect(starts({ ...sunday, to: '10:14' }, '2026-11-01', '2026-11-01')).toHaveLength(1)
    expect(starts({ ...sunday, to: '10:15' }, '2026-11-01', '2026-11-01')).toHaveLength(2)
  })

  it('ends, whatever it says', () => {
    expect(() => expandAvailability({ ...sunday, slotMinutes: 0 }, period)).toThrow(RangeError)
    expect(() => expandAvailability({ ...sunday, bufferMinutes: -30 }, period)).toThrow(RangeError)
    expect(() => expandAvailability({ ...sunday, slotMinutes: NaN }, period)).toThrow(RangeError)
    expect(starts({ ...sunday, to: '09:30' }, '2026-01-01', '2099-12-31')).toHaveLength(52)
  })
})

const period = { from: '2026-11-01', to: '2026-11-30' }

describe('what stands published of a rule', () => {
  const rule = { ...sunday, weekdays: [1, 3], weeksAhead: 2 }
  const published = (now: string) =>
    listPublished(rule, new Date(now)).map(({ start }) => start.toISOString())

  it('is what is to come on its weekdays, for so many weeks from today', () => {
    expect(published('2026-11-23T08:10:00Z')).toEqual([
      // 09:00 in Belgium has begun, 09:45 has not.
      '2026-11-23T08:45:00.000Z',
      '2026-11-25T08:00:00.000Z',
      '2026-11-25T08:45:00.000Z',
      '2026-11-30T08:00:00.000Z',
      '2026-11-30T08:45:00.000Z',
      '2026-12-02T08:00:00.000Z',
      '2026-12-02T08:45:00.000Z',
    ])
  })

  it('counts its days by the clock in Belgium, where it is tomorrow already', () => {
    const sundays = { ...sunday, weeksAhead: 2 }
    const last = (now: string) => listPublished(sundays, new Date(now)).at(-1)?.start
    // Half an hour before midnight, and after it.
    expect(last('2026-11-22T22:30:00Z')).toEqual(new Date('2026-11-29T08:45:00Z'))
    expect(last('2026-11-22T23:30:00Z')).toEqual(new Date('2026-12-06T08:45:00Z'))
  })
})

describe('a rule that cannot be', () => {
  const rule = { ...sunday, weeksAhead: 6 }

  it('is told by what is wrong with it', () => {
    expect(findRuleIssue(rule)).toBeNull()
    expect(findRuleIssue({ ...rule, from: '9:00' })).toBe('noClockTime')
    expect(findRuleIssue({ ...rule, to: '24:00' })).toBe('noClockTime')
    expect(findRuleIssue({ ...rule, to: '09:29' })).toBe('noSlot')
    expect(findRuleIssue({ ...rule, to: '08:00' })).toBe('noSlot')
    expect(findRuleIssue({ ...rule, validUntil: '2025-12-31' })).toBe('endsTooEarly')
    expect(findRuleIssue({ ...rule, validUntil: '2026-01-01' })).toBeNull()
  })

  it('is one of more than a thousand slots', () => {
    const allWeek = { ...rule, weekdays: [1, 2, 3, 4, 5], from: '08:00', bufferMinutes: 0 }
    // 20 slots a day, on five days, for ten weeks.
    expect(findRuleIssue({ ...allWeek, to: '18:00', weeksAhead: 10 })).toBeNull()
    expect(findRuleIssue({ ...allWeek, to: '18:30', weeksAhead: 10 })).toBe('tooMany')
  })
})
