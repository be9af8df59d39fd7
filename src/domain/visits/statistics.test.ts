import { describe, expect, it } from 'vitest'
import {
  compareFigures,
  countViewsBefore,
  groupDays,
  lastDays,
  shownSourcesMax,
  toVisitFigures,
  type DailyCount,
} from './statistics'

const row = (differences: Partial<DailyCount>): DailyCount => ({
  day: '2026-11-23',
  kind: 'view',
  source: 'direct',
  count: 1,
  ...differences,
})

describe('toVisitFigures', () => {
  const week = lastDays('2026-11-23', 7)

  it('sums each kind within the period, its ends included', () => {
    const rows = [
      row({ count: 5 }),
      row({ day: '2026-11-17', count: 2 }),
      row({ day: '2026-11-16', count: 100 }),
      row({ day: '2026-11-24', count: 100 }),
      row({ kind: 'favourite', count: 3 }),
      row({ kind: 'send' }),
      row({ kind: 'brochure', count: 4 }),
    ]
    expect(toVisitFigures(rows, week).sums).toEqual({ view: 7, favourite: 3, send: 1, brochure: 4 })
  })
  it('names every day, over the change of the clock as well', () => {
    const { days } = toVisitFigures(
      [row({ day: '2026-10-25', count: 2 }), row({ day: '2026-10-25', source: 'x', count: 1 })],
      { from: '2026-10-24', to: '2026-10-26' },
    )
    expect(days).toEqual([
      { day: '2026-10-24', views: 0 },
      { day: '2026-10-25', views: 3 },
      { day: '2026-10-26', views: 0 },
    ])
  })
  it('puts the sources in order and sums up those beyond the number that is shown', () => {
    const many = Array.from({ length: shownSourcesMax + 2 }, (_none, index) =>
      row({ source: `s${index}`, count: 20 - index }),
    )
    const { sources } = toVisitFigures([...many, row({ source: 'other', count: 50 })], week)
    expect(sources).toHaveLength(shownSourcesMax + 1)
    expect(sources[0]).toEqual({ source: 's0', views: 20 })
    expect(sources.at(-1)).toEqual({ source: 'other', views: 50 + 12 + 11 })
  })
  it('has nothing for a period that ends before it begins', () => {
    const figures = toVisitFigures([row({})], { from: '2026-11-24', to: '2026-11-23' })
    expect(figures).toMatchObject({ days: [], sources: [], sums: { view: 0 } })
  })
})

describe('countViewsBefore', () => {
  const rows = [
    row({ day: '2026-11-10', count: 3 }),
    row({ day: '2026-11-16', count: 4 }),
    row({ day: '2026-11-17', count: 100 }),
    row({ day: '2026-11-12', kind: 'send', count: 100 }),
  ]
  const before = (since: string | null) =>
    countViewsBefore(rows, { today: '2026-11-23', count: 7, since })

  it('sums the views of the same number of days just before', () => {
    expect(before('2026-11-10')).toBe(7)
  })
  it.each(['2026-11-11', '2026-11-20', null])('has nothing when the figures begin on %s', (day) => {
    expect(before(day)).toBeNull()
  })
})

describe('compareFigures', () => {
  it.each([
    [12, 4, { kind: 'more', by: 8 }],
    [4, 12, { kind: 'fewer', by: 8 }],
    [4, 4, { kind: 'same' }],
    [0, 0, { kind: 'same' }],
  ] as const)('compares %i with %i', (now, then, expected) => {
    expect(compareFigures(now, then)).toEqual(expected)
  })
})

describe('groupDays', () => {
  const daysOf = (count: number) =>
    toVisitFigures([row({ count: 5 })], lastDays('2026-11-23', count)).days
  const sum = (groups: readonly { views: number }[]) =>
    groups.reduce((total, { views }) => total + views, 0)

  it('leaves two months by day', () => {
    const { grain, groups } = groupDays(daysOf(62))
    expect([grain, groups.length]).toEqual(['day', 62])
    expect(groups.at(-1)).toEqual({ from: '2026-11-23', to: '2026-11-23', views: 5 })
  })

  it('shows half a year by week, from Monday to Sunday', () => {
    const { grain, groups } = groupDays(daysOf(100))
    expect(grain).toBe('week')
    expect(groups.slice(0, 2).map(({ from, to }) => [from, to])).toEqual([
      ['2026-08-16', '2026-08-16'],
      ['2026-08-17', '2026-08-23'],
    ])
    expect(groups.at(-1)).toEqual({ from: '2026-11-23', to: '2026-11-23', views: 5 })
    expect(sum(groups)).toBe(5)
  })

  it('shows a year by month', () => {
    const { grain, groups } = groupDays(daysOf(366))
    expect([grain, groups.length]).toEqual(['month', 13])
    expect(groups[0]).toEqual({ from: '2025-11-23', to: '2025-11-30', views: 0 })
    expect(groups.at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-23', views: 5 })
  })

  it('has nothing to group where there is no day', () => {
    expect(groupDays([])).toEqual({ grain: 'day', groups: [] })
  })
})
