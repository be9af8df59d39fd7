import { describe, expect, it } from 'vitest'
import { readPeriod } from './read-period'

const read = (query: string) => readPeriod(new URLSearchParams(query), '2026-11-23')

describe('readPeriod', () => {
  it('takes the last 30 days unless another period is asked for', () => {
    expect(read('lang=nl')).toEqual({ from: '2026-10-25', to: '2026-11-23' })
  })
  it.each([
    'from=2026-11-01&to=2026-11-23',
    'from=2026-11-23&to=2026-11-23',
    'from=2025-11-23&to=2026-11-23',
  ])('takes %s', (query) => {
    expect(read(query)).toEqual(Object.fromEntries(new URLSearchParams(query)))
  })
  it.each([
    'from=2026-11-01',
    'to=2026-11-01',
    'from=2026-11-02&to=2026-11-01',
    'from=2026-11-01&to=2026-11-24',
    'from=2025-11-22&to=2026-11-23',
    'from=2026-02-30&to=2026-03-01',
    'from=x&to=y',
  ])('refuses %s', (query) => {
    expect(read(query)).toBeNull()
  })
})
