import { describe, expect, it } from 'vitest'
import { createCriteria } from '@/domain/search/search-criteria'
import { parseMapPointsQuery, toMapPointsHref } from './map-points-query'

const area = [
  { lat: 51, lng: 3.6 },
  { lat: 51, lng: 3.9 },
  { lat: 51.1, lng: 3.7 },
]

describe('the address of the points of a map', () => {
  it('is read as it was written', () => {
    const query = {
      locale: 'de',
      presetId: 7,
      criteria: createCriteria({ area, maxPrice: 300_000, features: ['garden'] }),
    } as const
    const { searchParams } = new URL(toMapPointsHref(query), 'https://example.test')
    expect(parseMapPointsQuery(searchParams)).toEqual(query)
  })

  it('is the same for every page, order and view of a result', () => {
    const href = (criteria: Parameters<typeof createCriteria>[0]) =>
      toMapPointsHref({ locale: 'nl', presetId: null, criteria: createCriteria(criteria) })
    expect(href({ page: 3, view: 'map', sort: 'price-asc' })).toBe(href({}))
  })

  it.each(['area=1,1', 'minPrice=x', ''])('excludes nothing by a filter like "%s"', (text) => {
    const query = parseMapPointsQuery(new URLSearchParams(`locale=nl&${text}`))
    expect(query).toEqual({ locale: 'nl', presetId: null, criteria: createCriteria() })
  })

  it('is refused without a list', () => {
    expect(parseMapPointsQuery(new URLSearchParams('list=7'))).toBeNull()
  })
})
