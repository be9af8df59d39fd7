import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../kernel/calendar-day'
import { locales } from '../kernel/locales'
import { distanceKm } from '../places/distance'
import { daysUntilFree } from '../properties/availability'
import { listKeys } from '../properties/visibility'
import type { ListingFacts } from './listing-facts'
import { listingWith } from './listing-facts.fixture'
import { createListingIndex } from './listing-index'
import { toSearchKey } from './match-text'
import { isInRing } from '../places/ring'
import {
  availabilityChoices,
  createCriteria,
  energyClasses,
  searchFeatures,
  searchSorts,
  type SearchCriteria,
  type SearchSort,
} from './search-criteria'
import type { ListingPreset, SearchSubject } from './search-scope'

const today = '2026-11-22'

const towns = [
  { zip: '2000', name: 'Antwerpen', other: 'Anvers', lat: 51.2194, lng: 4.4025 },
  { zip: '2640', name: 'Mortsel', other: 'Mortsel', lat: 51.1706, lng: 4.4567 },
  { zip: '9000', name: 'Gent', other: 'Gand', lat: 51.0543, lng: 3.7174 },
] as const

const vocabulary = ['huis', 'tuin', 'herenhuis', 'a1', 'x', '12']
const someWords = fc.array(fc.constantFrom(...vocabulary), { maxLength: 4 })
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const steps = (step: number, max: number) => fc.integer({ min: 0, max }).map((n) => n * step)

const listing: fc.Arbitrary<Omit<ListingFacts, 'propertyId' | 'publicId'>> = fc
  .record({
    town: fc.constantFrom(...towns),
    words: someWords,
    locales: fc.subarray([...locales], { minLength: 1 }),
    lists: fc.subarray([...listKeys]),
    typeIds: fc.subarray([1, 2, 5], { minLength: 1 }),
    marqueeCode: optional(fc.constantFrom(1, 3)),
    placeId: optional(fc.constantFrom(3, 4)),
    price: optional(steps(50_000, 10)),
    areaM2: optional(steps(50, 4)),
    plotM2: optional(steps(100, 4)),
    bedrooms: optional(fc.integer({ min: 0, max: 6 })),
    bathrooms: optional(fc.integer({ min: 0, max: 5 })),
    energyLabel: optional(fc.constantFrom('a_plusplus', 'a', 'b_sub', 'c', 'g')),
    features: fc.subarray([...searchFeatures]),
    isOpen: fc.boolean(),
    availability: optional(fc.constantFrom('immediately', 'atDeed', 'onDate', 'toAgree')),
    availableFrom: optional(fc.integer({ min: -9, max: 200 }).map((days) => addDays(today, days))),
    hasPoint: fc.boolean(),
    shift: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
    publishedAt: fc.integer({ min: 0, max: 3 }),
    visibleUntil: optional(fc.integer({ min: -2, max: 2 }).map((days) => addDays(today, days))),
  })
  .map(({ town, words, locales: chosen, hasPoint, shift, ...facts }) => ({
    ...facts,
    texts: chosen.map((locale) => ({
      locale,
      searchText: [...words, locale, toSearchKey(town.name), town.zip].join(' '),
      city: town.name,
    })),
    countryId: 10,
    zip: town.zip,
    cityKey: toSearchKey(town.name),
    cityKeys: [toSearchKey(town.name), toSearchKey(town.other)],
    point: hasPoint ? { lat: town.lat + shift, lng: town.lng - shift, isApproximate: true } : null,
  }))

const listings = fc
  .array(listing, { maxLength: 40 })
  .map((all) => all.map((facts, at) => ({ ...facts, propertyId: 100 + at, publicId: 900 - at })))

const city = fc
  .constantFrom(...towns)
  .chain((town) =>
    fc.constantFrom({ name: town.name, zip: town.zip }, { name: town.other, zip: town.zip }),
  )

const mostly = <T>(usual: T, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other })

const criteria: fc.Arbitrary<SearchCriteria> = fc
  .record({
    q: mostly('', fc.constantFrom('huis', 'TUIN', 'tuin heren', 'x', '1', 'ant', '12', 'nergens')),
    cities: mostly([], fc.uniqueArray(city, { maxLength: 2, selector: ({ name }) => name })),
    radiusKm: fc.constantFrom(0, 2, 10),
    area: mostly(
      null,
      fc.constant([
        { lat: 51, lng: 4.2 },
        { lat: 51.4, lng: 4.2 },
        { lat: 51.2, lng: 4.7 },
      ]),
    ),
    typeIds: mostly([], fc.subarray([1, 2, 9])),
    minPrice: mostly(null, steps(50_000, 8)),
    maxPrice: mostly(null, steps(50_000, 8)),
    minBedrooms: mostly(null, fc.integer({ min: 1, max: 6 })),
    minBathrooms: mostly(null, fc.integer({ min: 1, max: 4 })),
    minArea: mostly(null, steps(50, 3)),
    maxPlot: mostly(null, steps(100, 3)),
    energy: mostly([], fc.subarray([...energyClasses])),
    features: mostly([], fc.subarray(['garden', 'lift'] as const)),
    available: mostly('any', fc.constantFrom(...availabilityChoices)),
    includeOnRequest: fc.boolean(),
    sort: optional(fc.constantFrom(...searchSorts)),
  })
  .map((wishes) => createCriteria(wishes))

const preset: fc.Arbitrary<ListingPreset> = fc.record({
  list: optional(fc.constantFrom(...listKeys)),
  typeIds: mostly([], fc.subarray([1, 2])),
  placeIds: mostly([], fc.subarray([3])),
  marqueeCodes: mostly([], fc.subarray([3])),
  onlyNew: mostly(false, fc.constant(true)),
  sort: fc.constantFrom(...searchSorts),
  limit: optional(fc.integer({ min: 1, max: 5 })),
})

const subject: fc.Arbitrary<SearchSubject> = fc.record({
  scope: fc.record({
    locale: fc.constantFrom(...locales),
    lists: mostly([], fc.subarray([...listKeys])),
    presets: mostly(undefined, fc.array(preset, { maxLength: 2 })),
  }),
  criteria,
  today: fc.constant(today),
  centres: fc.constant(
    new Map(
      towns.flatMap(({ name, other, zip, lat, lng }) =>
        [name, other].map((each) => [`${zip} ${toSearchKey(each)}`, { lat, lng }] as const),
      ),
    ),
  ),
})

/** The same questions, asked of every listing one by one. */
function naive(all: readonly ListingFacts[], { scope, criteria: wish }: SearchSubject) {
  const visible = all.filter(
    ({ texts, visibleUntil }) =>
      texts.some(({ locale }) => locale === scope.locale) &&
      (visibleUntil === null || visibleUntil >= today),
  )
  const inLists = (facts: ListingFacts, lists: readonly string[]) =>
    facts.lists.some((list) => lists.includes(list)) &&
    (lists.includes('discreet') || !facts.lists.includes('discreet'))
  const isPreset = (facts: ListingFacts, one: ListingPreset) =>
    inLists(facts, one.list === null ? ['forSale', 'forRent'] : [one.list]) &&
    (one.typeIds.length === 0 || facts.typeIds.some((id) => one.typeIds.includes(id))) &&
    (one.placeIds.length === 0 || one.placeIds.includes(facts.placeId ?? -1)) &&
    (one.marqueeCodes.length === 0 || one.marqueeCodes.includes(facts.marqueeCode ?? -1)) &&
    (!one.onlyNew || facts.marqueeCode === 1)
  const { presets } = scope
  const lists = scope.lists?.length ? scope.lists : ['forSale', 'forRent']
  const chosen = new Set(
    (presets ?? []).flatMap((one) =>
      sorted(
        visible.filter((facts) => isPreset(facts, one)),
        one.sort,
      ).slice(0, one.limit ?? undefined),
    ),
  )
  const listed = visible.filter((facts) =>
    presets === undefined ? inLists(facts, lists) : chosen.has(facts),
  )
  return sorted(
    listed.filter((facts) => passesAll(facts, wish, scope.locale)),
    wish.sort ?? presets?.[0]?.sort ?? 'newest',
  )
}

const atLeast = (value: number | null, min: number | null) =>
  min === null || (value !== null && value >= min)
const atMost = (value: number | null, max: number | null) =>
  max === null || (value !== null && value <= max)

function passesAll(facts: ListingFacts, wish: SearchCriteria, locale: string): boolean {
  const text = facts.texts.find((each) => each.locale === locale)?.searchText ?? ''
  const wordsHit = toSearchKey(wish.q)
    .split(' ')
    .filter(Boolean)
    .every((word) => (word.length < 3 ? text.split(' ').includes(word) : text.includes(word)))
  const isPriced = wish.minPrice !== null || wish.maxPrice !== null
  const priceHit =
    !isPriced ||
    (facts.price === null
      ? wish.includeOnRequest
      : atLeast(facts.price, wish.minPrice) && atMost(facts.price, wish.maxPrice))
  const placeHit =
    wish.cities.length === 0 ||
    wish.cities.some((one) => {
      const isThere = one.zip === facts.zip && facts.cityKeys.includes(toSearchKey(one.name))
      const centre = towns.find(({ zip }) => zip === one.zip)
      const isNear =
        wish.radiusKm > 0 &&
        facts.point !== null &&
        centre !== undefined &&
        distanceKm(facts.point, centre) <= wish.radiusKm
      return isThere || isNear
    })
  const wait = daysUntilFree(facts, today)
  const waitMax = { any: null, open: null, now: 0, '3-months': 92 }[wish.available]
  return (
    wordsHit &&
    placeHit &&
    priceHit &&
    (wish.area === null || (facts.point !== null && isInRing(facts.point, wish.area))) &&
    (wish.typeIds.length === 0 || facts.typeIds.some((id) => wish.typeIds.includes(id))) &&
    atLeast(facts.bedrooms, wish.minBedrooms) &&
    atLeast(facts.bathrooms, wish.minBathrooms) &&
    atLeast(facts.areaM2, wish.minArea) &&
    atMost(facts.plotM2, wish.maxPlot) &&
    (wish.energy.length === 0 || wish.energy.some((each) => facts.energyLabel?.[0] === each)) &&
    wish.features.every((feature) => facts.features.includes(feature)) &&
    (wish.available === 'any' || facts.isOpen) &&
    (waitMax === null || (wait !== null && wait <= waitMax))
  )
}

function sorted(all: readonly ListingFacts[], sort: SearchSort): ListingFacts[] {
  const perM2 = ({ price, areaM2 }: ListingFacts) =>
    price === null || !areaM2 ? null : price / areaM2
  const nullsLast = (a: number | null, b: number | null, sign: number) =>
    a === null || b === null ? Number(a === null) - Number(b === null) : (a - b) * sign
  const compare = {
    newest: () => 0,
    'price-asc': (a: ListingFacts, b: ListingFacts) => nullsLast(a.price, b.price, 1),
    'price-desc': (a: ListingFacts, b: ListingFacts) => nullsLast(a.price, b.price, -1),
    'area-desc': (a: ListingFacts, b: ListingFacts) => nullsLast(a.areaM2, b.areaM2, -1),
    'price-m2-asc': (a: ListingFacts, b: ListingFacts) => nullsLast(perM2(a), perM2(b), 1),
  }[sort]
  return all.toSorted(
    (a, b) => compare(a, b) || b.publishedAt - a.publishedAt || b.publicId - a.publicId,
  )
}

const whole = { offset: 0, limit: 1000 }

describe('the index of listings', () => {
  it('finds what asking every listing one by one finds, in the same order', () => {
    fc.assert(
      fc.property(listings, subject, (all, wish) => {
        const expected = naive(all, wish).map(({ propertyId }) => propertyId)
        const index = createListingIndex(all)
        expect(index.findPage(wish, whole)).toEqual({
          propertyIds: expected,
          total: expected.length,
        })
        expect(index.count(wish)).toBe(expected.length)
        expect(index.findPage(wish, { offset: 3, limit: 2 }).propertyIds).toEqual(
          expected.slice(3, 5),
        )
      }),
      { numRuns: 500 },
    )
  })

  it('counts behind every choice what a search with that choice finds', () => {
    fc.assert(
      fc.property(listings, subject, (all, wish) => {
        const index = createListingIndex(all)
        const totalWith = (change: Partial<SearchCriteria>) =>
          naive(all, { ...wish, criteria: { ...wish.criteria, ...change } }).length
        const { facets } = index.findCountedPage(wish, whole)
        const check = <T>(
          counted: readonly { value: T; count: number }[],
          change: (value: T) => Partial<SearchCriteria>,
        ) =>
          expect(counted.map(({ count }) => count)).toEqual(
            counted.map(({ value }) => totalWith(change(value))),
          )
        expect(facets.total).toBe(totalWith({}))
        check(facets.typeIds, (id) => ({ typeIds: [id] }))
        check(facets.minBedrooms, (minBedrooms) => ({ minBedrooms }))
        check(facets.minBathrooms, (minBathrooms) => ({ minBathrooms }))
        check(facets.energy, (each) => ({ energy: [each] }))
        check(facets.features, (each) => ({ features: [...wish.criteria.features, each] }))
        check(facets.available, (available) => ({ available }))
        check(facets.radiusKm, (radiusKm) => ({ radiusKm }))
        check(
          facets.places.map(({ value, count }) => ({ value: value.split(' '), count })),
          ([, zip = '', name = '']) => ({ cities: [{ zip, name }], radiusKm: 0 }),
        )
        expect(facets.places.every(({ count }) => count > 0)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('answers each question as if it were the first', () => {
    const ranges = fc.record({
      minPrice: fc.constantFrom(null, 200_000),
      includeOnRequest: fc.boolean(),
      minArea: fc.constantFrom(null, 80, 120),
      q: fc.constantFrom('', 'huis', 'tuin'),
    })
    fc.assert(
      fc.property(listings, subject, fc.array(ranges, { minLength: 2 }), (all, wish, asked) => {
        const index = createListingIndex(all)
        for (const wishes of asked) {
          const question = { ...wish, criteria: { ...wish.criteria, ...wishes } }
          expect(index.findPage(question, whole).propertyIds).toEqual(
            naive(all, question).map(({ propertyId }) => propertyId),
          )
        }
      }),
      { numRuns: 100 },
    )
  })

  it('answers after changes as an index that was built from the outcome', () => {
    fc.assert(
      fc.property(
        listings,
        listings,
        subject,
        fc.func(fc.boolean()),
        (before, drawn, wish, isTouched) => {
          const after = drawn.map((facts, at) => (isTouched(at) ? facts : (before[at] ?? facts)))
          const index = createListingIndex(before)
          // What it remembers of the table as it was must not outlive the change.
          index.findCountedPage(wish, whole)
          const ids = new Set([...before, ...after].map(({ propertyId }) => propertyId))
          const changed = [...ids].filter((id) => {
            const [one, other] = [before, after].map((all) => all.find((f) => f.propertyId === id))
            return one !== other
          })
          index.change({
            propertyIds: changed,
            listed: after.filter(({ propertyId }) => changed.includes(propertyId)),
          })
          expect(index.size()).toBe(after.length)
          const fresh = createListingIndex(after)
          expect(index.findPage(wish, whole)).toEqual(fresh.findPage(wish, whole))
        },
      ),
      { numRuns: 200 },
    )
  })

  it('names the neighbours of a home and its place in the result', () => {
    const all = [1, 2, 3].map((id) =>
      listingWith({ propertyId: id, publicId: 10 + id, publishedAt: -id }),
    )
    const index = createListingIndex(all)
    const wish = { scope: { locale: 'nl' as const }, criteria: createCriteria(), today }
    expect(index.findPosition(wish, 12)).toEqual({
      position: 2,
      total: 3,
      previousId: 1,
      nextId: 3,
    })
    expect(index.findPosition(wish, 11)).toMatchObject({ previousId: null, nextId: 2 })
    expect(index.findPosition(wish, 99)).toBeNull()
  })

  it('lists the places of a language with the middle of their homes', () => {
    const index = createListingIndex([
      listingWith({ propertyId: 1, point: { lat: 51, lng: 4, isApproximate: true } }),
      listingWith({ propertyId: 2, point: { lat: 51.2, lng: 4.4, isApproximate: false } }),
      listingWith({ propertyId: 3, point: null }),
    ])
    expect(index.listPlaces('fr')).toEqual([
      {
        key: '10 2000 antwerpen',
        name: 'Anvers',
        zip: '2000',
        countryId: 10,
        point: { lat: expect.closeTo(51.1), lng: expect.closeTo(4.2) },
      },
    ])
    expect(index.listPlaces('de')).toEqual([])
  })

  it('tells the public points of a result, and none for a home without one', () => {
    const index = createListingIndex([
      listingWith({ propertyId: 1, publicId: 11 }),
      listingWith({ propertyId: 2, point: null }),
    ])
    const wish = { scope: { locale: 'nl' as const }, criteria: createCriteria(), today }
    expect(index.findPoints(wish)).toEqual([
      { propertyId: 1, publicId: 11, lat: 51.2194, lng: 4.4025, isApproximate: false },
    ])
  })
})
