import { describe, expect, it } from 'vitest'
import { measure, percentile } from './measure'

describe('percentile', () => {
  it('names the value below or at which the share lies', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index)
    expect(percentile(values, 0.5)).toBe(50)
    expect(percentile(values, 0.95)).toBe(95)
    expect(percentile([7], 0.95)).toBe(7)
  })
})

describe('measure', () => {
  it('keeps so many questions under way and no more', async () => {
    let underWay = 0
    let most = 0
    const ask = async () => {
      most = Math.max(most, ++underWay)
      await new Promise((resolve) => setTimeout(resolve, 2))
      underWay -= 1
    }
    const { p50, perSecond } = await measure(ask, { connections: 5, forMs: 40 })
    expect(most).toBe(5)
    expect(p50).toBeGreaterThan(1)
    expect(perSecond).toBeGreaterThan(5)
  })
})
