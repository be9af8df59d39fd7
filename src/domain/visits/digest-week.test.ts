import { describe, expect, it } from 'vitest'
import { findDigestWeek } from './digest-week'

describe('findDigestWeek', () => {
  const week = {
    from: '2026-11-16',
    to: '2026-11-22',
    beforeFrom: '2026-11-09',
    beforeTo: '2026-11-15',
  }
  it.each(['2026-11-23T06:00:00Z', '2026-11-23T22:59:59Z', '2026-11-29T22:59:59Z'])(
    'tells of the week before at %s',
    (at) => {
      expect(findDigestWeek(new Date(at))).toEqual(week)
    },
  )
  it.each([
    ['before seven in Belgium', '2026-11-23T05:59:59Z'],
    ['in the first hour of Monday', '2026-11-22T23:00:00Z'],
    ['in the first hour of Tuesday', '2026-11-23T23:00:00Z'],
  ])('tells nothing %s', (_when, at) => {
    expect(findDigestWeek(new Date(at))).toBeNull()
  })
  it('keeps to the Belgian clock in summer', () => {
    expect(findDigestWeek(new Date('2026-07-06T04:59:00Z'))).toBeNull()
    expect(findDigestWeek(new Date('2026-07-06T05:00:00Z'))?.from).toBe('2026-06-29')
  })
  it.each([
    ['begins', '2026-03-30T05:00:00Z', '2026-03-23'],
    ['ends', '2026-10-26T06:00:00Z', '2026-10-19'],
  ])('tells at seven by the clock of the week in which summer time %s', (_, at, from) => {
    expect(findDigestWeek(new Date(new Date(at).getTime() - 1000))).toBeNull()
    expect(findDigestWeek(new Date(at))?.from).toBe(from)
  })
})
