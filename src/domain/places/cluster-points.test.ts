import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boundsOf,
  circleAround,
  clusterPoints,
  isWithin,
  mainBoundsOf,
  toBoundsRing,
} from './cluster-points'
import { isInRing } from './ring'

const gent = { id: 1, lat: 51.05, lng: 3.72 }
const gentbrugge = { id: 2, lat: 51.04, lng: 3.76 }
const arlon = { id: 3, lat: 49.68, lng: 5.82 }

describe('clusterPoints', () => {
  it('joins neighbours from afar and parts them from near', () => {
    const groups = (zoom: number) =>
      clusterPoints([gent, gentbrugge, arlon], zoom, 56).map(({ points }) =>
        points.map(({ id }) => id),
      )
    expect(groups(7)).toEqual([[1, 2], [3]])
    expect(groups(13)).toEqual([[1], [2], [3]])
  })

  it('stands in the middle of what it holds', () => {
    const [cluster] = clusterPoints([gent, gentbrugge], 7, 56)
    expect(cluster?.center.lat).toBeCloseTo(51.045)
    expect(cluster?.center.lng).toBeCloseTo(3.74)
  })

  it('loses no point and shows none twice', () => {
    const point = fc.record({
      lat: fc.double({ min: 36, max: 52, noNaN: true }),
      lng: fc.double({ min: -6, max: 7, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(point), fc.integer({ min: 4, max: 16 }), (points, zoom) => {
        const members = clusterPoints(points, zoom, 56).flatMap((cluster) => cluster.points)
        expect(new Set(members)).toEqual(new Set(points))
        expect(members).toHaveLength(points.length)
      }),
    )
  })
})

describe('boundsOf', () => {
  it('holds all points', () => {
    expect(boundsOf([gent, arlon])).toEqual({ west: 3.72, south: 49.68, east: 5.82, north: 51.05 })
  })

  it('is null where there is nothing to hold', () => {
    expect(boundsOf([])).toBeNull()
  })

  it('opens where most homes are, and not between two countries', () => {
    const marbella = { lat: 36.51, lng: -4.88 }
    expect(mainBoundsOf([marbella, gent, arlon])).toEqual(boundsOf([gent, arlon]))
    expect(mainBoundsOf([])).toBeNull()
  })

  it('gives a ring that a search can be held in', () => {
    const ring = toBoundsRing({ west: 3.6, south: 51, east: 3.8, north: 51.1 })
    expect(isInRing(gent, ring)).toBe(true)
    expect(isInRing(arlon, ring)).toBe(false)
  })
})

describe('circleAround', () => {
  it('holds every point within its radius and none beyond', () => {
    const circle = circleAround(gent, 400, 64)
    expect(isInRing({ lat: gent.lat + 0.0035, lng: gent.lng }, circle)).toBe(true)
    expect(isInRing({ lat: gent.lat, lng: gent.lng + 0.0056 }, circle)).toBe(true)
    expect(isInRing({ lat: gent.lat, lng: gent.lng + 0.0059 }, circle)).toBe(false)
  })
})

describe('isWithin', () => {
  const bounds = { west: 2.5, south: 49.5, east: 6.5, north: 51.5 }

  it.each([
    [{ lat: 51, lng: 4 }, true],
    [{ lat: 38, lng: 4 }, false],
    [{ lat: 51, lng: -1 }, false],
    [{ lat: 51.5, lng: 4 }, false],
  ])('%o: %s', (point, expected) => {
    expect(isWithin(point, bounds)).toBe(expected)
  })
})
