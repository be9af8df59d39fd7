import { describe, expect, it } from 'vitest'
import { ownedOn } from './owned-on'

describe('ownedOn', () => {
  const rows = [
    { property: 1 },
    { property: { id: 2 }, from: '2026-11-20', to: '2026-11-20' },
    { property: 3, from: '2026-11-21' },
    { property: 4, to: '2026-11-19' },
    { property: 1, from: '2020-01-01' },
  ]

  it('counts a property from its first day to its last, once', () => {
    expect(ownedOn(rows, '2026-11-20')).toEqual([1, 2])
  })
  it('leaves out what was owned before and what comes later', () => {
    expect(ownedOn(rows, '2026-11-21')).toEqual([1, 3])
    expect(ownedOn(rows, '2026-11-19')).toEqual([1, 4])
  })
  it('passes over a row whose property is gone', () => {
    expect(ownedOn([{ property: null }, {}], '2026-11-20')).toEqual([])
  })
  it('takes the Belgian day of a moment', () => {
    expect(ownedOn([{ property: 1, from: '2026-11-19T23:30:00.000Z' }], '2026-11-19')).toEqual([])
  })
})
