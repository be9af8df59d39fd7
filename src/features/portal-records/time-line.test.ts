import { describe, expect, it } from 'vitest'
import { countVisits, parseFilter, splitVisits, toTimeLine, type TimeLineEntry } from './time-line'

const entry = (key: string, at: string, differences: Partial<TimeLineEntry> = {}) => ({
  key,
  at,
  source: 'activity' as const,
  kind: 'visit' as const,
  title: { text: key },
  type: null,
  status: 'done' as const,
  comment: null,
  impression: null,
  person: null,
  ...differences,
})

const keys = (entries: readonly TimeLineEntry[]) => entries.map(({ key }) => key)

describe('the time line', () => {
  const entries = [
    entry('old', '2026-01-01T10:00:00.000Z'),
    entry('call', '2026-02-01T10:00:00.000Z', { kind: 'communication' }),
    entry('new', '2026-03-01T10:00:00.000Z', { kind: 'history' }),
  ]
  it('begins with the newest, or with the oldest', () => {
    expect(keys(toTimeLine(entries))).toEqual(['new', 'call', 'old'])
    expect(keys(toTimeLine(entries, 'oldest'))).toEqual(['old', 'call', 'new'])
  })
  it('has what is of one moment in the order of the numbers, as the database finds it', () => {
    const at = '2026-01-01T10:00:00.000Z'
    const same = ['activity-9', 'activity-11', 'activity-10'].map((key) => entry(key, at))
    expect(keys(toTimeLine(same))).toEqual(['activity-11', 'activity-10', 'activity-9'])
  })
  it.each([
    ['communication', 'communication'],
    ['visit', 'visit'],
    ['history', 'all'],
    [null, 'all'],
  ])('is asked with the filter %s of the address for %s', (value, expected) => {
    expect(parseFilter(value)).toBe(expected)
  })
})

it('counts the viewings that are held and planned, and those with what visitors thought', () => {
  const at = '2026-01-01T10:00:00.000Z'
  const visits = [
    entry('held', at, { comment: 'Mooie tuin' }),
    entry('agreed', at, { status: 'planned' }),
    entry('asked', at, { status: 'asked' }),
    entry('off', at, { status: 'cancelled', comment: 'Ziek' }),
    entry('missed', at, { status: 'missed' }),
  ]
  expect(countVisits(visits)).toEqual({ count: 2, withFeedback: 1 })
})

it('visits to come begin with the next one, and a cancelled one is over', () => {
  const { asked, coming, past } = splitVisits(
    [
      entry('later', '2026-12-02T10:00:00.000Z', { status: 'planned' }),
      entry('next', '2026-12-01T10:00:00.000Z', { status: 'planned' }),
      entry('off', '2026-12-01T09:00:00.000Z', { status: 'cancelled' }),
      entry('was', '2026-10-01T09:00:00.000Z'),
      entry('wish', '2026-10-05T09:00:00.000Z', { source: 'enquiry', status: 'asked' }),
    ],
    new Date('2026-11-01T00:00:00.000Z'),
  )
  expect(keys(asked)).toEqual(['wish'])
  expect(keys(coming)).toEqual(['next', 'later'])
  expect(keys(past)).toEqual(['off', 'was'])
})
