import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaCorners, formatSearchArea, parseSearchArea } from './search-area'

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
})
