import { describe, expect, it } from 'vitest'
import { addMonths } from './add-months'

describe('addMonths', () => {
  it.each([
    ['2026-11-20T10:00:00Z', 6, '2027-05-20T10:00:00.000Z'],
    ['2026-08-31T10:00:00Z', 6, '2027-02-28T10:00:00.000Z'],
    ['2026-12-31T10:00:00Z', 24, '2028-12-31T10:00:00.000Z'],
  ])('counts from %s %i months to %s', (from, months, to) => {
    expect(addMonths(new Date(from), months).toISOString()).toBe(to)
  })
})
