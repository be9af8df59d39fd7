import { describe, expect, it } from 'vitest'
import { importStates, isBusy, isFeedDue, isOver, isSuspiciousLoss } from './import-run'

const now = new Date('2026-11-24T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

describe('homes that are gone from a feed', () => {
  it.each([
    { known: 100, gone: 0, needsPerson: false },
    { known: 100, gone: 20, needsPerson: false },
    { known: 100, gone: 21, needsPerson: true },
    { known: 6, gone: 5, needsPerson: false },
    { known: 6, gone: 6, needsPerson: true },
    { known: 0, gone: 0, needsPerson: false },
  ])('need a person where $gone of $known are: $needsPerson', ({ known, gone, needsPerson }) => {
    expect(isSuspiciousLoss({ known, gone })).toBe(needsPerson)
  })
})

describe('a feed', () => {
  it.each([
    ['none', null, false],
    ['hourly', null, true],
    ['hourly', hoursAgo(0.5), false],
    ['hourly', hoursAgo(0.95), true],
    ['daily', hoursAgo(23), false],
    ['daily', hoursAgo(24), true],
  ] as const)('that is fetched %s, last at %s, is due: %s', (schedule, lastAt, isDue) => {
    expect(isFeedDue(schedule, lastAt, now)).toBe(isDue)
  })
})

describe('an import', () => {
  it('is busy, over, or waits for a person', () => {
    const others = importStates.filter((state) => !isBusy(state) && !isOver(state))
    expect(others).toEqual(['ready'])
    expect(importStates.filter((state) => isBusy(state) && isOver(state))).toEqual([])
  })
})
