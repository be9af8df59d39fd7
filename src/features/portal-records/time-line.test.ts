import { describe, expect, it } from 'vitest'
import { parseFilter, splitVisits, toTimeLine, type TimeLineEntry } from './time-line'

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
  it('begins with the newest', () => {
    expect(keys(toTimeLine(entries, 'all'))).toEqual(['new', 'call', 'old'])
  })
  it.each([
    ['communication', ['call']],
    ['visit', ['old']],
    ['history', ['new', 'call', 'old']],
    [null, ['new', 'call', 'old']],
  ])('shows with the filter %s of the address what belongs to it', (value, expected) => {
    expect(keys(toTimeLine(entries, parseFilter(value)))).toEqual(expected)
  })
})

it('visits to come begin with the next one, and a cancelled one is over', () => {
  const { coming, past } = splitVisits(
    [
      entry('later', '2026-12-02T10:00:00.000Z', { status: 'planned' }),
      entry('next', '2026-12-01T10:00:00.000Z', { status: 'planned' }),
      entry('off', '2026-12-01T09:00:00.000Z', { status: 'cancelled' }),
      entry('call', '2026-12-01T09:00:00.000Z', { kind: 'communication' }),
      entry('was', '2026-10-01T09:00:00.000Z'),
    ],
    new Date('2026-11-01T00:00:00.000Z'),
  )
  expect(keys(coming)).toEqual(['next', 'later'])
  expect(keys(past)).toEqual(['off', 'was'])
})
