import { describe, expect, it } from 'vitest'
import { normaliseQuery } from '../search/search-criteria'
import {
  createProjectCriteria,
  formatProjectCriteria,
  keepProjectParameters,
  parseProjectCriteria,
} from './project-criteria'
import { formatUnitCriteria, parseUnitCriteria } from './unit-criteria'

const parse = (query: string) => parseProjectCriteria(new URLSearchParams(query))

/** A query as it arrives at a page that is kept under it. */
function keep(text: string): URLSearchParams {
  const query = new URLSearchParams(text)
  const kept = normaliseQuery(query)
  keepProjectParameters(query, kept)
  return kept
}

const all = createProjectCriteria({
  cities: [{ name: 'Gent', zip: '9000' }],
  typeIds: [2],
  minPrice: 250_000,
  maxPrice: 400_000,
  minBedrooms: 2,
  delivery: ['this-year', 'later'],
  hidesSoldOut: true,
  sort: 'delivery',
  page: 2,
})

describe('the criteria of projects', () => {
  it('come back from an address as they went in', () => {
    expect(parse(formatProjectCriteria(all))).toEqual({ criteria: all, ignored: [] })
  })

  it('arrive whole at a page that is kept under its query', () => {
    const kept = keep(formatProjectCriteria(all))
    expect(parseProjectCriteria(kept)).toEqual({ criteria: all, ignored: [] })
  })

  it('write nothing for a list without wishes', () => {
    expect(formatProjectCriteria(createProjectCriteria())).toBe('')
  })

  it('keep the order of the list until one is chosen', () => {
    expect(parse('').criteria.sort).toBeNull()
    expect(parse('sort=newest').criteria.sort).toBe('newest')
  })

  it('name what they do not understand, and nothing that only homes know', () => {
    const { criteria, ignored } = parse('delivery=soon&sort=area-desc&available=now&energy=x')
    expect(criteria).toEqual(createProjectCriteria())
    expect(ignored.map(({ key }) => key)).toEqual(['available', 'delivery', 'sort'])
  })

  it('still say on the kept page that something was not understood', () => {
    const kept = keep('delivery=soon&sort=cheap')
    expect(parseProjectCriteria(kept).ignored.map(({ key }) => key)).toEqual(['delivery', 'sort'])
  })

  it('take a lowest price above the highest one as swapped', () => {
    expect(parse('minPrice=400000&maxPrice=250000').criteria).toMatchObject({
      minPrice: 250_000,
      maxPrice: 400_000,
    })
  })

  it('share one kept page however they are spelt', () => {
    const one = keep('delivery=later&delivery=ready')
    const other = keep('delivery=ready&utm_source=x&delivery=later')
    expect(one.toString()).toBe(other.toString())
  })
})

describe('the criteria of units', () => {
  const wishes = { typeIds: [2], minBedrooms: 2, onlyAvailable: true, sort: 'floor-desc' } as const

  it('come back from an address, also from a kept one', () => {
    const query = formatUnitCriteria({ ...wishes, typeIds: [2] })
    expect(parseUnitCriteria(new URLSearchParams(query))).toEqual(wishes)
    expect(parseUnitCriteria(keep(query))).toEqual(wishes)
  })

  it('write nothing for the whole table', () => {
    const nothing = parseUnitCriteria(new URLSearchParams('sort=newest'))
    expect(formatUnitCriteria(nothing)).toBe('')
  })
})
