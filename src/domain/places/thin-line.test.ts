import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ringArea, thinLine, toRingCorners, type PlanePoint } from './thin-line'

const limits = { cornersMax: 50, areaMinPx2: 400 }

function drawCircle(points: number, radius: number): PlanePoint[] {
  return Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI
    return [200 + radius * Math.cos(angle), 200 + radius * Math.sin(angle)] as const
  })
}

describe('thinLine', () => {
  it('leaves out what lies on the way and keeps what turns', () => {
    const line: PlanePoint[] = [
      [0, 0],
      [5, 0.1],
      [10, 0],
      [10, 10],
    ]
    expect(thinLine(line, () => 1)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ])
  })

  it('keeps detail where the tolerance is small', () => {
    const line: PlanePoint[] = [
      [0, 0],
      [1, 0.5],
      [2, 0],
      [20, 0],
      [21, 0.5],
      [22, 0],
    ]
    expect(thinLine(line, ([x]) => (x < 10 ? 0.1 : 2))).toEqual([
      [0, 0],
      [1, 0.5],
      [2, 0],
      [22, 0],
    ])
  })
})

describe('toRingCorners', () => {
  it('never gives more corners than an address may carry', () => {
    const drawn = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 0, max: 900 })),
      { minLength: 1, maxLength: 400 },
    )
    fc.assert(
      fc.property(drawn, (points) => {
        const corners = toRingCorners(points, limits)
        expect(corners?.length ?? 3).toBeLessThanOrEqual(50)
        expect(corners?.length ?? 3).toBeGreaterThanOrEqual(3)
      }),
    )
  })

  it('keeps the area of what was drawn', () => {
    const circle = drawCircle(600, 150)
    const corners = toRingCorners(circle, limits) ?? []
    expect(ringArea(corners) / ringArea(circle)).toBeCloseTo(1, 1)
  })

  it('keeps the corners that were tapped', () => {
    const tapped: PlanePoint[] = [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ]
    expect(toRingCorners(tapped, limits)).toEqual(tapped)
  })

  it.each([
    ['nothing', []],
    ['a tap', [[5, 5]]],
    [
      'a line',
      [
        [0, 0],
        [50, 50],
        [100, 100],
      ],
    ],
    ['a twitch of the finger', drawCircle(20, 6)],
  ] as [string, PlanePoint[]][])('takes %s for no area', (_name, drawn) => {
    expect(toRingCorners(drawn, limits)).toBeNull()
  })
})
