import { describe, expect, it } from 'vitest'
import { createCriteria } from '../search/search-criteria'
import { buildDemandHref, parseDemandStart } from './demand-address'
import { formatQuerySegment, parseQuerySegment } from './query-segment'

const search = createCriteria({
  cities: [
    { name: 'Antwerpen', zip: '2000' },
    { name: 'Mortsel', zip: '2640' },
  ],
  radiusKm: 5,
  typeIds: [1, 2],
  minPrice: 250_000,
  maxPrice: 450_000,
  minBedrooms: 3,
  minBathrooms: 1,
  minArea: 120,
  features: ['garden', 'garage'],
})

const queryOf = (href: string) => new URL(href, 'http://localhost').searchParams

describe('the address of the form that asks to be told of homes', () => {
  it('holds everything of a search that the form asks', () => {
    const href = buildDemandHref('/nl/ik-zoek/', { goal: 'buy', wishes: search })
    const { goal, wishes } = parseDemandStart(queryOf(href))
    expect(goal).toBe('buy')
    expect({ ...search, ...wishes, features: search.features }).toEqual(search)
    expect(wishes.features).toEqual(['garage', 'garden'])
  })

  it('holds nothing of a search that the form does not ask', () => {
    const wishes = createCriteria({
      q: 'zicht op zee',
      energy: ['a'],
      features: ['pool'],
      maxArea: 200,
      sort: 'price-asc',
      view: 'map',
      page: 3,
    })
    expect(buildDemandHref('/nl/ik-zoek/', { goal: null, wishes })).toBe('/nl/ik-zoek/')
  })

  it('keeps its query where pages are kept by their query', () => {
    const query = queryOf(buildDemandHref('/nl/ik-zoek/', { goal: 'rent', wishes: search }))
    const kept = parseQuerySegment(formatQuerySegment(query) ?? '')
    expect(kept && parseDemandStart(kept)).toEqual(parseDemandStart(query))
    expect(parseDemandStart(query).goal).toBe('rent')
  })

  it('leaves out a goal that there is not', () => {
    const query = new URLSearchParams('goal=sell')
    expect(formatQuerySegment(query)).toBeNull()
    expect(parseDemandStart(query).goal).toBeNull()
  })
})
