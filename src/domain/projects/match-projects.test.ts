import { describe, expect, it } from 'vitest'
import { toDeliveryPeriod } from './delivery'
import {
  countProjects,
  findProjectRelaxations,
  listProjectPlaces,
  matchesProject,
  sortProjects,
  type ProjectFacts,
} from './match-projects'
import { createProjectCriteria, type ProjectCriteria } from './project-criteria'

const today = '2026-11-22'

function createFacts(wishes: Partial<ProjectFacts> = {}): ProjectFacts {
  return {
    publicId: 1,
    city: 'Gent',
    zip: '9000',
    typeIds: [2],
    bedrooms: [1, 2, 3],
    price: { kind: 'range', min: 250_000, max: 400_000 },
    deliveryDay: '2027-06-01',
    ...wishes,
  }
}

const matches = (facts: Partial<ProjectFacts>, wishes: Partial<ProjectCriteria>) =>
  matchesProject(createFacts(facts), createProjectCriteria(wishes), today)

describe('toDeliveryPeriod', () => {
  it.each([
    ['2026-11-21', 'ready'],
    ['2026-11-22', 'ready'],
    ['2026-11-23', 'this-year'],
    ['2026-12-31', 'this-year'],
    ['2027-01-01', 'later'],
    [null, null],
  ] as const)('takes %s as %s', (day, period) => {
    expect(toDeliveryPeriod(day, today)).toBe(period)
  })
})

describe('matchesProject', () => {
  it.each([
    ['a range that overlaps from below', { minPrice: 390_000 }, true],
    ['a range that overlaps from above', { maxPrice: 250_000 }, true],
    ['a range that lies below', { minPrice: 400_001 }, false],
    ['a range that lies above', { maxPrice: 249_999 }, false],
  ])('judges %s', (_what, wishes, isFound) => {
    expect(matches({}, wishes)).toBe(isFound)
  })

  it('takes an open end as far as it goes', () => {
    expect(matches({ price: { kind: 'from', amount: 300_000 } }, { minPrice: 900_000 })).toBe(true)
    expect(matches({ price: { kind: 'upTo', amount: 300_000 } }, { maxPrice: 1_000 })).toBe(true)
  })

  it.each([{ kind: 'onRequest' }, { kind: 'soldOut' }] as const)(
    'finds no project without a price in a range: %o',
    (price) => {
      expect(matches({ price }, { maxPrice: 900_000 })).toBe(false)
      expect(matches({ price }, {})).toBe(true)
    },
  )

  it('asks one open unit for the bedrooms', () => {
    expect(matches({ bedrooms: [1, 2] }, { minBedrooms: 2 })).toBe(true)
    expect(matches({ bedrooms: [1, 2] }, { minBedrooms: 3 })).toBe(false)
  })

  it('knows a place by its name in any language, with its postcode', () => {
    expect(matches({}, { cities: [{ name: 'Gand', zip: '9000' }] })).toBe(true)
    expect(matches({}, { cities: [{ name: 'Gent', zip: '9050' }] })).toBe(false)
  })

  it('hides what is sold out only when asked', () => {
    expect(matches({ price: { kind: 'soldOut' } }, { hidesSoldOut: true })).toBe(false)
    expect(matches({ price: { kind: 'onRequest' } }, { hidesSoldOut: true })).toBe(true)
  })

  it('finds a project without a day in no period', () => {
    expect(matches({ deliveryDay: null }, { delivery: ['ready', 'this-year', 'later'] })).toBe(
      false,
    )
  })
})

describe('sortProjects', () => {
  const dear = createFacts({ publicId: 1, deliveryDay: '2028-01-01' })
  const cheap = createFacts({
    publicId: 2,
    price: { kind: 'single', amount: 200_000 },
    deliveryDay: null,
  })
  const unknown = createFacts({ publicId: 3, price: { kind: 'onRequest' } })
  const order = (sort: Parameters<typeof sortProjects>[1]) =>
    sortProjects([dear, cheap, unknown], sort).map(({ publicId }) => publicId)

  it('puts what is unknown last, either way', () => {
    expect(order('newest')).toEqual([3, 2, 1])
    expect(order('price-asc')).toEqual([2, 1, 3])
    expect(order('price-desc')).toEqual([1, 2, 3])
    expect(order('delivery')).toEqual([3, 1, 2])
  })
})

const projects = [
  createFacts({ publicId: 1 }),
  createFacts({ publicId: 2, city: 'Hasselt', zip: '3500', bedrooms: [4], typeIds: [1] }),
  createFacts({ publicId: 3, price: { kind: 'soldOut' }, bedrooms: [], deliveryDay: '2026-01-01' }),
]

describe('countProjects', () => {
  const count = (wishes: Partial<ProjectCriteria>) =>
    countProjects(projects, createProjectCriteria(wishes), today)

  it('counts a choice under all filters but its own', () => {
    const { total, cities, typeIds, delivery, open } = count({
      cities: [{ name: 'Gent', zip: '9000' }],
    })
    expect(total).toBe(2)
    expect(cities.slice(0, 2).map(({ value, count: found }) => [value.name, found])).toEqual([
      ['Gent', 2],
      ['Hasselt', 1],
    ])
    expect(typeIds).toEqual([
      { value: 1, count: 0 },
      { value: 2, count: 2 },
    ])
    expect(delivery.map(({ count: found }) => found)).toEqual([1, 0, 1])
    expect(open).toBe(1)
  })

  it('counts for each choice what the list with that choice then has', () => {
    for (const { value, count: found } of count({ typeIds: [2] }).minBedrooms) {
      expect(count({ typeIds: [2], minBedrooms: value }).total).toBe(found)
    }
  })
})

describe('listProjectPlaces', () => {
  it('names each place once', () => {
    expect(listProjectPlaces(projects)).toEqual([
      { name: 'Gent', zip: '9000' },
      { name: 'Hasselt', zip: '3500' },
    ])
  })
})

describe('findProjectRelaxations', () => {
  const relax = (wishes: Partial<ProjectCriteria>) =>
    findProjectRelaxations(projects, createProjectCriteria(wishes), today)

  it('proposes only what finds something, with what it finds', () => {
    const wishes = { cities: [{ name: 'Gent', zip: '9000' }], minBedrooms: 4 }
    const found = relax(wishes)
    expect(found.length).toBeGreaterThan(0)
    for (const { change, count } of found) {
      const { total } = countProjects(
        projects,
        createProjectCriteria({ ...wishes, ...change }),
        today,
      )
      expect(total).toBe(count)
      expect(count).toBeGreaterThan(0)
    }
  })

  it('gives up the time of delivery where that is enough', () => {
    const [first] = relax({ delivery: ['this-year'], minBedrooms: 2 })
    expect(first).toMatchObject({ reason: null, anyDelivery: true, count: 2 })
  })

  it('gives up the delivery and one more where only both help', () => {
    const [first] = relax({ delivery: ['this-year'], minBedrooms: 5 })
    expect(first).toMatchObject({ anyDelivery: true, change: { delivery: [], minBedrooms: 4 } })
  })
})
