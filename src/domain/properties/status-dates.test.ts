import { describe, expect, it } from 'vitest'
import { toStatusDates, type StatusDates } from './status-dates'
import { propertyStatuses, type PropertyStatus } from './statuses'

const now = '2026-11-25T10:00:00.000Z'
const before = '2026-01-02T10:00:00.000Z'
const none: StatusDates = { publishedAt: null, closedAt: null }
const both: StatusDates = { publishedAt: before, closedAt: before }

const change = (status: PropertyStatus, isPublished = true) => ({ status, isPublished, now })

describe('toStatusDates', () => {
  it.each([
    ['prospect', none, both],
    ['active', { publishedAt: now, closedAt: null }, { publishedAt: before, closedAt: null }],
    ['underOption', { publishedAt: now, closedAt: null }, { publishedAt: before, closedAt: null }],
    ['sold', { publishedAt: now, closedAt: now }, both],
    ['rented', { publishedAt: now, closedAt: now }, both],
    ['cancelled', none, both],
    ['inactive', none, both],
    ['reference', { publishedAt: now, closedAt: null }, both],
  ] as const)('knows the days of what is published as %s', (status, fresh, kept) => {
    expect(toStatusDates(none, change(status))).toEqual(fresh)
    expect(toStatusDates(both, change(status))).toEqual(kept)
  })

  it('counts nothing as online that is a draft', () => {
    const days = propertyStatuses.map((status) => toStatusDates(none, change(status, false)))
    expect(days.map(({ publishedAt }) => publishedAt)).toEqual(propertyStatuses.map(() => null))
  })

  it.each(['inactive', 'reference'] as const)(
    'gives a home a new day at its second sale, also when it was %s in between',
    (between) => {
      const way = ['sold', between, 'active'] as const
      const back = way.reduce(
        (dates, status) => toStatusDates(dates, { ...change(status), now: before }),
        none,
      )
      expect(toStatusDates(back, change('sold')).closedAt).toBe(now)
    },
  )
})
