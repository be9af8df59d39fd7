import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAddressPublic, publicLocation, type GeoPoint, type LocationFacts } from './location'

const shown: LocationFacts = {
  publishAddress: true,
  street: 'Kerkstraat',
  houseNumber: '12',
  boxNr: '3',
  zip: '1880',
  city: 'Kapelle-Op-Den-Bos',
  lat: 51.0097,
  lng: 4.3601,
  publicId: 4711,
  salt: 'a secret',
}
const hidden: LocationFacts = { ...shown, publishAddress: false }

function metresBetween(a: GeoPoint, b: GeoPoint): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2
  return 2 * 6_371_009 * Math.asin(Math.sqrt(half))
}

describe('isAddressPublic', () => {
  it.each([
    [{ publishAddress: true, isDiscreet: false }, true],
    [{ publishAddress: true }, true],
    [{ publishAddress: true, isDiscreet: null }, true],
    [{ publishAddress: true, isDiscreet: true }, false],
    [{ publishAddress: false, isDiscreet: false }, false],
    [{ publishAddress: null }, false],
    [{}, false],
  ])('of %o is %s', (rule, shown) => {
    expect(isAddressPublic(rule)).toBe(shown)
  })
})

describe('publicLocation', () => {
  it('shows a public address and its exact point', () => {
    expect(publicLocation(shown)).toEqual({
      address: {
        street: 'Kerkstraat',
        houseNumber: '12',
        boxNr: '3',
        zip: '1880',
        city: 'Kapelle-op-den-Bos',
      },
      isAddressPublic: true,
      point: { lat: 51.0097, lng: 4.3601, isApproximate: false },
    })
  })

  it('leaves no trace of a hidden street, number, box or point', () => {
    const text = JSON.stringify(publicLocation(hidden))
    expect(text).not.toMatch(/Kerkstraat|"12"|"3"|51\.0097|4\.3601/)
    expect(text).toContain('1880')
  })

  it('moves a hidden point by 250 to 400 metres, in Belgium, Luxembourg and Spain', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 36, max: 51.6, noNaN: true }),
        fc.double({ min: -9, max: 6.5, noNaN: true }),
        fc.oneof(fc.integer(), fc.string()),
        fc.string(),
        (lat, lng, publicId, salt) => {
          const { point } = publicLocation({ ...hidden, lat, lng, publicId, salt })
          const distance = point === null ? Number.NaN : metresBetween({ lat, lng }, point)
          expect(distance).toBeGreaterThanOrEqual(250)
          expect(distance).toBeLessThanOrEqual(400)
        },
      ),
    )
  })

  it('moves the same property always the same way', () => {
    expect(publicLocation(hidden)).toEqual(publicLocation({ ...hidden }))
  })

  it('moves another property, or another installation, another way', () => {
    const { point } = publicLocation(hidden)
    expect(publicLocation({ ...hidden, publicId: 4712 }).point).not.toEqual(point)
    expect(publicLocation({ ...hidden, salt: 'other' }).point).not.toEqual(point)
  })

  it('spreads the directions over the whole circle', () => {
    const quadrants = new Set(
      Array.from({ length: 60 }, (_, publicId) => {
        const { point } = publicLocation({ ...hidden, publicId })
        return `${(point?.lat ?? 0) > 51.0097}${(point?.lng ?? 0) > 4.3601}`
      }),
    )
    expect(quadrants.size).toBe(4)
  })

  it('has no point where the property has none', () => {
    expect(publicLocation({ ...shown, lat: null }).point).toBeNull()
    expect(publicLocation({ ...shown, lat: 0, lng: 0 }).point).toBeNull()
    expect(publicLocation({ ...hidden, lat: Number.NaN }).point).toBeNull()
  })
})
