import { describe, expect, it } from 'vitest'
import { inventCounts } from './visit-counts'

const now = new Date('2026-11-23T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

describe('inventCounts', () => {
  it('is the same each time, and different for each home', () => {
    const first = inventCounts(1001, daysAgo(40), now)
    expect(inventCounts(1001, daysAgo(40), now)).toEqual(first)
    expect(inventCounts(1002, daysAgo(40), now)).not.toEqual(first)
  })
  it('fills the days since a home is published, 90 at most, and not today', () => {
    const daysOf = (age: number) =>
      [...new Set(inventCounts(1001, daysAgo(age), now).map(({ day }) => day))].toSorted()
    expect(daysOf(3)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22'])
    expect(daysOf(400)).toHaveLength(90)
    expect(daysOf(0)).toEqual([])
  })
  it('is lively: most days have visits, and all kinds occur', () => {
    const counts = inventCounts(1001, daysAgo(90), now)
    expect(new Set(counts.map(({ kind }) => kind)).size).toBe(4)
    expect(counts.every(({ count }) => Number.isInteger(count) && count > 0)).toBe(true)
  })
})
