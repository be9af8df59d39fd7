import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import {
  availabilityChoices,
  createCriteria,
  energyClasses,
  formatCriteria,
  getParameterName,
  parseCriteria,
  searchFeatures,
  searchSorts,
  type SearchCriteria,
} from './search-criteria'

const read = (query: string) => parseCriteria(new URLSearchParams(query))

describe('parseCriteria', () => {
  it('keeps the order that was asked for, which a list may not have by itself', () => {
    const { criteria } = parseCriteria({ sort: 'newest' })
    expect(criteria.sort).toBe('newest')
    expect(formatCriteria(criteria)).toBe('sort=newest')
    expect(formatCriteria(createCriteria())).toBe('')
  })

  it('reads an empty address as criteria that exclude nothing', () => {
    expect(read('')).toEqual({
      criteria: {
        q: '',
        cities: [],
        radiusKm: 0,
        area: null,
        typeIds: [],
        minPrice: null,
        maxPrice: null,
        minBedrooms: null,
        minBathrooms: null,
        minArea: null,
        maxArea: null,
        minPlot: null,
        maxPlot: null,
        energy: [],
        features: [],
        available: 'any',
        includeOnRequest: false,
        sort: null,
        view: 'list',
        page: 1,
      },
      ignored: [],
    })
  })
  it.each(['city=Antwerpen|2000', 'city=Antwerpen%7C2000', 'city=Antwerpen%257C2000'])(
    'understands the separator in %s',
    (query) => {
      expect(read(query).criteria.cities).toEqual([{ name: 'Antwerpen', zip: '2000' }])
    },
  )
  it('takes repeated parameters as alternatives, without duplicates', () => {
    const { criteria } = read(
      'city=Gent%7C9000&city=Antwerpen%7C2000&city=Gent%7C9000&type=2&type=1',
    )
    expect(criteria.cities.map(({ name }) => name)).toEqual(['Antwerpen', 'Gent'])
    expect(criteria.typeIds).toEqual([1, 2])
  })
  it('lists values that it does not understand and keeps the others', () => {
    const { criteria, ignored } = read('city=Antwerpen&type=huis&type=2&minPrice=-5&sort=oldest')
    expect(criteria).toEqual(createCriteria({ typeIds: [2] }))
    expect(ignored).toEqual([
      { key: 'city', value: 'Antwerpen' },
      { key: 'type', value: 'huis' },
      { key: 'minPrice', value: '-5' },
      { key: 'sort', value: 'oldest' },
    ])
  })
  it('lists the surplus values of a parameter that has only one', () => {
    expect(read('page=2&page=3')).toEqual({
      criteria: createCriteria({ page: 2 }),
      ignored: [{ key: 'page', value: '3' }],
    })
  })
  it('says nothing about empty fields and about parameters of others', () => {
    expect(read('q=&minPrice=&utm_source=mail&lng=fr')).toEqual(read(''))
  })
  it('reads prices as people type them', () => {
    expect(read('minPrice=250.000&maxPrice=€ 479 000').criteria).toMatchObject({
      minPrice: 250000,
      maxPrice: 479000,
    })
  })
  it('swaps a minimum above the maximum', () => {
    expect(read('minPrice=400000&maxPrice=200000').criteria).toMatchObject({
      minPrice: 200000,
      maxPrice: 400000,
    })
  })
  it('swaps a smallest area above the largest one', () => {
    expect(read('minArea=200&maxArea=90&minPlot=900&maxPlot=400').criteria).toMatchObject({
      minArea: 90,
      maxArea: 200,
      minPlot: 400,
      maxPlot: 900,
    })
  })
  it('reads a radius only around a place', () => {
    expect(read('radius=10').criteria.radiusKm).toBe(0)
    expect(read('city=Gent|9000&radius=10').criteria.radiusKm).toBe(10)
  })
  it('reads features and energy classes in the order of the form', () => {
    const { criteria, ignored } = read('with=lift&with=garden&energy=c&energy=a&with=sauna')
    expect(criteria).toMatchObject({ features: ['garden', 'lift'], energy: ['a', 'c'] })
    expect(ignored).toEqual([{ key: 'with', value: 'sauna' }])
  })
  it('reads a drawn area', () => {
    expect(read('area=51,4;51,5;52,5').criteria.area).toEqual([
      { lat: 51, lng: 4 },
      { lat: 51, lng: 5 },
      { lat: 52, lng: 5 },
    ])
    expect(read('area=51,4').ignored).toEqual([{ key: 'area', value: '51,4' }])
  })
  it('ignores prices, bedrooms and pages outside their bounds', () => {
    const { criteria, ignored } = read('maxPrice=100000000&minBedrooms=51&page=0')
    expect(criteria).toEqual(createCriteria())
    expect(ignored.map(({ key }) => key)).toEqual(['maxPrice', 'minBedrooms', 'page'])
  })
  it('reads parameters that were split before', () => {
    const params = { city: ['Gent|9000', 'Antwerpen|2000'], q: ' huis ', page: undefined }
    expect(parseCriteria(params).criteria).toEqual(
      createCriteria({
        q: 'huis',
        cities: [
          { name: 'Antwerpen', zip: '2000' },
          { name: 'Gent', zip: '9000' },
        ],
      }),
    )
  })
  it('never throws', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        expect(() => read(query)).not.toThrow()
      }),
    )
  })
})

describe('formatCriteria', () => {
  it('writes nothing for criteria at their defaults', () => {
    expect(formatCriteria(createCriteria())).toBe('')
  })
  it('writes in one order with the separator encoded', () => {
    const criteria = createCriteria({
      page: 2,
      sort: 'price-asc',
      includeOnRequest: true,
      minBedrooms: 3,
      maxPrice: 479000,
      minPrice: 0,
      typeIds: [7, 1],
      cities: [{ name: 'Sint-Niklaas', zip: '9100' }],
      q: 'tuin & garage',
    })
    expect(formatCriteria(criteria)).toBe(
      'q=tuin+%26+garage&city=Sint-Niklaas%7C9100&type=1&type=7&minPrice=0&maxPrice=479000' +
        '&minBedrooms=3&onRequest=1&sort=price-asc&page=2',
    )
  })
})

describe('parseCriteria and formatCriteria', () => {
  const word = fc.string({ maxLength: 40 }).map((text) => text.replace(/\s+/g, ' ').trim())
  const city = fc.record({
    name: fc.constantFrom('Antwerpen', 'Braine-l’Alleud', 'Liège', 'A & B=?', 'São 100% +'),
    zip: fc.stringMatching(/^\d{4,5}$/),
  })
  const degrees = (max: number) =>
    fc.integer({ min: -max * 10_000, max: max * 10_000 }).map((value) => value / 10_000 || 0)
  const price = fc.option(fc.integer({ min: 0, max: 99_999_999 }))
  const criteria: fc.Arbitrary<SearchCriteria> = fc.record({
    q: word,
    cities: fc.array(city, { maxLength: 20 }),
    typeIds: fc.array(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 20 }),
    minPrice: price,
    maxPrice: price,
    minBedrooms: fc.option(fc.integer({ min: 1, max: 50 })),
    minBathrooms: fc.option(fc.integer({ min: 1, max: 50 })),
    radiusKm: fc.integer({ min: 0, max: 30 }),
    area: fc.option(
      fc.array(fc.record({ lat: degrees(90), lng: degrees(180) }), { minLength: 3, maxLength: 50 }),
    ),
    minArea: fc.option(fc.integer({ min: 1, max: 99_999 })),
    maxArea: fc.option(fc.integer({ min: 1, max: 99_999 })),
    minPlot: fc.option(fc.integer({ min: 1, max: 9_999_999 })),
    maxPlot: fc.option(fc.integer({ min: 1, max: 9_999_999 })),
    energy: fc.subarray([...energyClasses]),
    features: fc.subarray([...searchFeatures]),
    available: fc.constantFrom(...availabilityChoices),
    view: fc.constantFrom('list' as const, 'map' as const),
    includeOnRequest: fc.boolean(),
    sort: fc.constantFrom(...searchSorts),
    page: fc.integer({ min: 1, max: 100_000 }),
  })
  const arrange = (wish: SearchCriteria) => parseCriteria(new URLSearchParams(formatCriteria(wish)))

  it('understand every address that they write', () => {
    fc.assert(
      fc.property(criteria, (wish) => {
        expect(arrange(wish).ignored).toEqual([])
      }),
    )
  })
  it('give back the same criteria', () => {
    fc.assert(
      fc.property(criteria, (wish) => {
        const { criteria: found } = arrange(wish)
        expect(found.q).toBe(wish.q)
        expect(new Set(found.typeIds)).toEqual(new Set(wish.typeIds))
        expect(new Set(found.cities.map(({ name, zip }) => name + zip))).toEqual(
          new Set(wish.cities.map(({ name, zip }) => name + zip)),
        )
        expect(new Set([found.minPrice, found.maxPrice])).toEqual(
          new Set([wish.minPrice, wish.maxPrice]),
        )
        expect(new Set([found.minArea, found.maxArea])).toEqual(
          new Set([wish.minArea, wish.maxArea]),
        )
        expect(new Set([found.minPlot, found.maxPlot])).toEqual(
          new Set([wish.minPlot, wish.maxPlot]),
        )
        expect(found).toMatchObject({
          area: wish.area,
          energy: wish.energy,
          features: wish.features,
          available: wish.available,
          view: wish.view,
          minBathrooms: wish.minBathrooms,
          minBedrooms: wish.minBedrooms,
          includeOnRequest: wish.includeOnRequest,
          sort: wish.sort,
          page: wish.page,
        })
      }),
    )
  })
  it('give equal searches equal addresses', () => {
    fc.assert(
      fc.property(criteria, (wish) => {
        const arranged = arrange(wish).criteria
        expect(arrange(arranged).criteria).toEqual(arranged)
        expect(formatCriteria(arrange(arranged).criteria)).toBe(formatCriteria(arranged))
      }),
    )
  })
})

describe('getParameterName', () => {
  it('names the form field of a criterion', () => {
    expect(getParameterName('cities')).toBe('city')
  })
})
