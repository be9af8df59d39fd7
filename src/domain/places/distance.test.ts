import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceKm, squaredChord, toDirection } from './distance'

const antwerp = { lat: 51.2194, lng: 4.4025 }

describe('distanceKm', () => {
  it.each([
    ['Brussels', { lat: 50.8503, lng: 4.3517 }, 41.2],
    ['Ghent', { lat: 51.0543, lng: 3.7174 }, 51.2],
    ['itself', antwerp, 0],
  ])('measures the way from Antwerp to %s', (_name, to, km) => {
    expect(distanceKm(antwerp, to)).toBeCloseTo(km, 0)
  })
  it('is the same in both directions', () => {
    const point = fc.record({
      lat: fc.double({ min: -85, max: 85, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(point, point, (from, to) => {
        expect(distanceKm(from, to)).toBeCloseTo(distanceKm(to, from), 6)
      }),
    )
  })
})

describe('squaredChord', () => {
  it('ranks points as their distance does', () => {
    const point = fc.record({
      lat: fc.double({ min: 49, max: 52, noNaN: true }),
      lng: fc.double({ min: 2, max: 7, noNaN: true }),
    })
    fc.assert(
      fc.property(point, point, (from, to) => {
        const [one, other] = [toDirection(from), toDirection(to)]
        const chord = (one.x - other.x) ** 2 + (one.y - other.y) ** 2 + (one.z - other.z) ** 2
        expect(Math.sqrt(chord)).toBeCloseTo(Math.sqrt(squaredChord(distanceKm(from, to))), 9)
      }),
    )
  })
})
