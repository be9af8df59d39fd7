import fc from 'fast-check'
import { wishFeatures, wishGoals, type HomeFacts, type Wish } from '@/domain/matching/wish'
import { propertyGoals } from '@/domain/properties/goals'
import { searchFeatures } from '@/domain/search/search-criteria'

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

/** Any wish. */
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

/** Any home. */
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
