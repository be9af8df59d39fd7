import { describe, expect, it } from 'vitest'
import { defaultMarquees, isMarqueeVisible, marqueeCodes } from './marquees'

describe('defaultMarquees', () => {
  it('has one rule for each code', () => {
    expect(defaultMarquees.map(({ code }) => code)).toEqual([...marqueeCodes])
  })
  it('keeps the price of what is new or under option, and hides it when sold or rented', () => {
    expect(defaultMarquees.map(({ hidesPrice }) => hidesPrice)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
  })
})

describe('isMarqueeVisible', () => {
  const fresh = { code: 1, daysVisible: 30 } as const
  it('shows until its last day and not after', () => {
    const property = { closedAt: null, publishedAt: '2026-01-01T09:00:00.000Z' }
    expect(isMarqueeVisible(fresh, property, '2026-01-31')).toBe(true)
    expect(isMarqueeVisible(fresh, property, '2026-02-01')).toBe(false)
  })
  it('counts from the sale once there is one', () => {
    const property = {
      closedAt: '2026-01-20T09:00:00.000Z',
      publishedAt: '2025-01-01T09:00:00.000Z',
    }
    expect(isMarqueeVisible(fresh, property, '2026-02-19')).toBe(true)
    expect(isMarqueeVisible(fresh, property, '2026-02-20')).toBe(false)
  })
  it('shows without end where no number of days is set', () => {
    const option = { code: 2, daysVisible: null } as const
    const property = { closedAt: null, publishedAt: '2020-01-01T09:00:00.000Z' }
    expect(isMarqueeVisible(option, property, '2026-01-31')).toBe(true)
    expect(isMarqueeVisible(fresh, { closedAt: null, publishedAt: null }, '2026-01-31')).toBe(true)
  })
  it('never shows the empty marquee', () => {
    const none = { code: 0, daysVisible: null } as const
    const property = { closedAt: null, publishedAt: null }
    expect(isMarqueeVisible(none, property, '2026-01-31')).toBe(false)
  })
})
