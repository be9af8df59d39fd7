import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaCorners, formatSearchArea, isInArea, parseSearchArea } from './search-area'

const square = [
  { lat: 51, lng: 4 },
  { lat: 51, lng: 5 },
  { lat: 52, lng: 5 },
  { lat: 52, lng: 4 },
]

describe('a search area', () => {
  it('is read as it is written', () => {
    const corner = fc.record({
      lat: fc.integer({ min: -900_000, max: 900_000 }).map((degrees) => degrees / 10_000 || 0),
      lng: fc.integer({ min: -1_800_000, max: 1_800_000 }).map((degrees) => degrees / 10_000 || 0),
    })
    const ring = fc.array(corner, { minLength: areaCorners.min, maxLength: areaCorners.max })
    fc.assert(
      fc.property(ring, (area) => {
        expect(parseSearchArea(formatSearchArea(area))).toEqual(area)
      }),
    )
  })
  it('keeps four decimals', () => {
    expect(formatSearchArea([{ lat: 51.219_448_9, lng: -0.000_04 }])).toBe('51.2194,0')
  })
  it.each([
    ['two corners', '51,4;52,5'],
    ['a corner off the earth', '51,4;52,5;91,4'],
    ['words', '51,4;52,5;north'],
    ['powers', '51,4;52,5;5e1,4'],
    [
      'too many corners',
      Array(areaCorners.max + 1)
        .fill('51,4')
        .join(';'),
    ],
  ])('is refused with %s', (_name, text) => {
    expect(parseSearchArea(text)).toBeNull()
  })
  it('tells inside from outside', () => {
    expect(isInArea({ lat: 51.5, lng: 4.5 }, square)).toBe(true)
    expect(isInArea({ lat: 51.5, lng: 5.5 }, square)).toBe(false)
    expect(isInArea({ lat: 50.5, lng: 4.5 }, square)).toBe(false)
  })
  it('follows a ring that bends inwards', () => {
    const bent = [...square, { lat: 51.5, lng: 4.9 }]
    expect(isInArea({ lat: 51.5, lng: 4.5 }, bent)).toBe(false)
    expect(isInArea({ lat: 51.5, lng: 4.95 }, bent)).toBe(true)
  })
})
