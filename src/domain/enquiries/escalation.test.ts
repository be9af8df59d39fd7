import { describe, expect, it } from 'vitest'
import { isOverdue, workdayHours } from './escalation'

// 16 November 2026 is a Monday; Belgium is one hour ahead of UTC.
describe('hours of working days', () => {
  it.each([
    ['within a day', '2026-11-16T08:00Z', '2026-11-16T17:30Z', 9.5],
    ['over a night', '2026-11-16T08:00Z', '2026-11-17T08:00Z', 24],
    ['over a weekend', '2026-11-20T15:00Z', '2026-11-23T08:00Z', 17],
    ['from within a weekend', '2026-11-21T12:00Z', '2026-11-23T08:00Z', 9],
    ['in a weekend alone', '2026-11-21T12:00Z', '2026-11-22T12:00Z', 0],
    ['from Sunday to Monday in Belgium, not in UTC', '2026-11-22T23:00Z', '2026-11-23T00:00Z', 1],
    ['over the end of summer time', '2026-10-23T10:00Z', '2026-10-26T10:00Z', 23],
    ['backwards', '2026-11-17T08:00Z', '2026-11-16T08:00Z', 0],
  ])('counts them %s', (_name, from, to, hours) => {
    expect(workdayHours(new Date(from), new Date(to))).toBe(hours)
  })
})

describe('an enquiry', () => {
  const friday = new Date('2026-11-20T15:00Z')

  it('is overdue once it waited its hours', () => {
    expect(isOverdue(friday, new Date('2026-11-23T14:59Z'), 24)).toBe(false)
    expect(isOverdue(friday, new Date('2026-11-23T15:00Z'), 24)).toBe(true)
  })
  it('is never overdue where the agency wants no notice', () => {
    expect(isOverdue(friday, new Date('2027-11-23T15:00Z'), 0)).toBe(false)
  })
})
