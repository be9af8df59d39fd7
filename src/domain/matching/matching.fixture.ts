import fc from 'fast-check'
import { propertyGoals } from '../properties/goals'
import { searchFeatures } from '../search/search-criteria'
import { wishFeatures, wishGoals, type HomeFacts, type Wish } from './wish'

/** Somebody who wants to buy a house in Antwerp for at most 350,000 euros, with differences. */
export function wishWith(differences: Partial<Wish> = {}): Wish {
  return {
    goal: 'buy',
    typeIds: [1, 2],
    places: ['10-2000'],
    area: null,
    minPrice: null,
    maxPrice: 350_000,
    tolerancePercent: 0,
    includeOnRequest: false,
    minBedrooms: null,
    minBathrooms: null,
    minAreaM2: null,
    features: [],
    ...differences,
  }
}

/** A house for sale in Antwerp, with differences. */
export function homeWith(differences: Partial<HomeFacts> = {}): HomeFacts {
  return {
    goal: 'sale',
    isOpen: true,
    typeIds: [1],
    countryId: 10,
    zip: '2000',
    price: 300_000,
    areaM2: 150,
    bedrooms: 3,
    bathrooms: 1,
    features: ['garden'],
    point: { lat: 51.2194, lng: 4.4025 },
    ...differences,
  }
}

// Narrow on purpose, so that wishes and homes meet, and often on a bound.
const zips = ['2000', '2018', '9000'] as const
const price = fc.integer({ min: 1, max: 12 }).map((n) => n * 25_000)
const rooms = fc.integer({ min: 1, max: 4 })
const surface = fc.integer({ min: 5, max: 20 }).map((n) => n * 10)
const point = fc.record({
  lat: fc.integer({ min: 0, max: 20 }).map((n) => 51 + n / 20),
  lng: fc.integer({ min: 0, max: 20 }).map((n) => 4 + n / 20),
})
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 2 })

export const wishes: fc.Arbitrary<Wish> = fc.record({
  goal: fc.constantFrom(...wishGoals),
  typeIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }),
  places: fc.uniqueArray(fc.constantFrom('10-2000', '10-2018', '10-9000', '50-2000'), {
    maxLength: 3,
  }),
  area: fc.option(fc.array(point, { minLength: 3, maxLength: 7 }), { nil: null, freq: 1 }),
  minPrice: orNull(price),
  maxPrice: orNull(price),
  tolerancePercent: fc.constantFrom(0, 0, 5, 10),
  includeOnRequest: fc.boolean(),
  minBedrooms: orNull(rooms),
  minBathrooms: orNull(rooms),
  minAreaM2: orNull(surface),
  features: fc.subarray([...wishFeatures], { maxLength: 2 }),
})

export const homes: fc.Arbitrary<HomeFacts> = fc.record({
  goal: fc.constantFrom(...propertyGoals),
  isOpen: fc.constantFrom(true, true, true, false),
  typeIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 2 }),
  countryId: fc.constantFrom(10, 10, 50),
  zip: fc.constantFrom(...zips),
  price: orNull(price),
  areaM2: orNull(surface),
  bedrooms: orNull(rooms),
  bathrooms: orNull(rooms),
  features: fc.subarray([...searchFeatures]),
  point: orNull(point),
})
