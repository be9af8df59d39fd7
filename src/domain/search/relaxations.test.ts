import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listingWith } from './listing-facts.fixture'
import { createListingIndex } from './listing-index'
import { findRelaxations, relaxationsMax } from './relaxations'
import { createCriteria, type SearchCriteria } from './search-criteria'
import type { SearchSubject } from './search-scope'

/** Counts by a rule instead of by homes. */
function relax(
  wishes: Partial<SearchCriteria>,
  count: (criteria: SearchCriteria) => number,
  nearTowns = [{ name: 'Mortsel', zip: '2640' }],
) {
  return findRelaxations(createCriteria(wishes), { count, nearTowns })
}

describe('findRelaxations', () => {
  it('raises a highest price before it drops it, and by no more than helps', () => {
    const found = relax({ maxPrice: 300_000 }, ({ maxPrice }) =>
      (maxPrice ?? 1e9) > 330_000 ? 4 : 0,
    )
    expect(found).toEqual([
      { change: { maxPrice: 375_000 }, reason: { kind: 'maxPrice', percent: 25 }, count: 4 },
    ])
  })
  it('puts the smaller step first, and the larger result among equals', () => {
    const found = relax({ features: ['garden', 'pool'], q: 'villa' }, ({ features, q }) => {
      if (q === '') return 90
      return features.length === 2 ? 0 : features.includes('pool') ? 1 : 12
    })
    expect(found.map(({ reason, count }) => [reason.kind, count])).toEqual([
      ['withoutFeature', 12],
      ['withoutFeature', 1],
      ['withoutWords', 90],
    ])
    expect(found[0]?.change).toEqual({ features: ['garden'] })
  })
  it('asks for one bedroom less before it asks for none', () => {
    const found = relax({ minBedrooms: 4 }, ({ minBedrooms }) => 4 - (minBedrooms ?? 0))
    expect(found).toEqual([
      { change: { minBedrooms: 3 }, reason: { kind: 'minBedrooms', least: 3 }, count: 1 },
    ])
  })
  it('names the next energy class, and a later day to move in', () => {
    const found = relax({ energy: ['a', 'b'], available: 'now' }, () => 2)
    expect(found.map(({ change }) => change)).toEqual([
      { energy: ['a', 'b', 'c'] },
      { available: '3-months' },
    ])
  })
  it('changes two wishes only where no single change helps', () => {
    const wishes = { features: ['pool' as const], minBedrooms: 2 }
    const both = relax(wishes, ({ features, minBedrooms }) =>
      features.length === 0 && minBedrooms !== 2 ? 7 : 0,
    )
    expect(both[0]).toEqual({
      change: { features: [], minBedrooms: 1 },
      reason: {
        kind: 'both',
        reasons: [
          { kind: 'withoutFeature', feature: 'pool' },
          { kind: 'minBedrooms', least: 1 },
        ],
      },
      count: 7,
    })
    const single = relax(wishes, ({ features }) => (features.length === 0 ? 1 : 0))
    expect(single.map(({ reason }) => reason.kind)).toEqual(['withoutFeature'])
  })
  it('proposes nothing for a list that is empty whatever is asked', () => {
    expect(relax({ q: 'villa', cities: [{ name: 'Gent', zip: '9000' }] }, () => 0)).toEqual([])
    expect(relax({}, () => 5)).toEqual([])
  })
  it('proposes at most four, each with the homes that it finds', () => {
    const features = fc.subarray(['garden', 'terrace', 'garage', 'lift', 'pool'] as const)
    const some = <T>(value: T) => fc.option(fc.constant(value), { nil: null })
    const wishes = fc.record({
      features,
      maxPrice: some(100_000),
      minPrice: some(50_000),
      minBedrooms: some(3),
      minPlot: some(500),
    })
    const count = (criteria: SearchCriteria) => JSON.stringify(criteria).length % 3
    fc.assert(
      fc.property(wishes, (wish) => {
        const found = relax(wish, count)
        expect(found.length).toBeLessThanOrEqual(relaxationsMax)
        for (const { change, count: homes } of found) {
          expect(homes).toBe(count(createCriteria({ ...wish, ...change })))
          expect(homes).toBeGreaterThan(0)
        }
      }),
    )
  })
})

describe('relaxations of an index', () => {
  const mortsel = {
    zip: '2640',
    cityKey: 'mortsel',
    cityKeys: ['mortsel'],
    texts: [{ locale: 'nl' as const, searchText: 'huis mortsel', city: 'Mortsel' }],
    point: { lat: 51.1706, lng: 4.4567, isApproximate: true },
  }
  const index = createListingIndex([
    listingWith({ propertyId: 1, features: [] }),
    listingWith({ propertyId: 2, ...mortsel }),
    listingWith({ propertyId: 3, ...mortsel, features: [] }),
  ])
  const subject: SearchSubject = {
    scope: { locale: 'nl' },
    criteria: createCriteria({
      features: ['garden'],
      cities: [{ name: 'Antwerpen', zip: '2000' }],
    }),
    today: '2026-11-22',
  }

  it('leaves room for other proposals beside towns, however many lie near', () => {
    const towns = ['2640', '2650', '2600', '2018'].map((zip, at) =>
      listingWith({ ...mortsel, propertyId: 10 + at, zip }),
    )
    const found = createListingIndex([listingWith({ features: [] }), ...towns])
    const kinds = found.findRelaxations(subject).map(({ reason }) => reason.kind)
    expect(kinds.filter((kind) => kind === 'nearTown')).toHaveLength(2)
    expect(kinds).toContain('withoutFeature')
    expect(kinds).toHaveLength(4)
  })

  it('gives up the garden, or goes to the town beside', () => {
    expect(index.findRelaxations(subject)).toEqual([
      {
        change: { features: [] },
        reason: { kind: 'withoutFeature', feature: 'garden' },
        count: 1,
      },
      {
        change: {
          cities: [
            { name: 'Antwerpen', zip: '2000' },
            { name: 'Mortsel', zip: '2640' },
          ],
          radiusKm: 0,
        },
        reason: { kind: 'nearTown', city: { name: 'Mortsel', zip: '2640' } },
        count: 1,
      },
      { change: { radiusKm: 10 }, reason: { kind: 'radius', km: 10 }, count: 1 },
      { change: { cities: [], radiusKm: 0 }, reason: { kind: 'anywhere' }, count: 1 },
    ])
  })
})
