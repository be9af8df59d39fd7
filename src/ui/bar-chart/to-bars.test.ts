import { describe, expect, it } from 'vitest'
import { toBars } from './to-bars'

describe('toBars', () => {
  it('draws bars in proportion, from a common ground', () => {
    const { bars } = toBars([0, 50, 100])
    expect(bars.map(({ height }) => height)).toEqual([0, 50, 100])
    expect(bars.map(({ y, height }) => y + height)).toEqual([100, 100, 100])
  })
  it('keeps them within the chart and apart', () => {
    const { bars } = toBars(Array.from({ length: 30 }, (_none, index) => index * 7))
    const ends = bars.map(({ x, width }) => x + width)
    expect(Math.max(...ends)).toBeLessThanOrEqual(100.1)
    expect(bars.slice(1).every(({ x }, index) => x > (ends[index] ?? 0))).toBe(true)
  })
  it.each([
    [[], [4, 3, 2, 1, 0]],
    [
      [0, 1, 2],
      [4, 3, 2, 1, 0],
    ],
    [
      [13, 97],
      [100, 80, 60, 40, 20, 0],
    ],
  ])('names round figures for %j', (values, lines) => {
    expect(toBars(values).lines.map(({ value }) => value)).toEqual(lines)
  })
})
