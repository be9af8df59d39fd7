import { describe, expect, it } from 'vitest'
import type { FacetCounts } from '@/domain/search/facet-counts'
import { createCriteria } from '@/domain/search/search-criteria'
import { countActive, toFilterView } from './filter-view'

/** A list for rent in two places: nothing in it is an annuity, and nothing has a pool. */
const whole: FacetCounts = {
  total: 20,
  typeIds: [
    { value: 1, count: 0 },
    { value: 2, count: 20 },
  ],
  places: [
    { value: '1 9000 gent', count: 12 },
    { value: '1 2000 antwerpen', count: 8 },
  ],
  radiusKm: [],
  minBedrooms: [1, 2, 3, 4, 5].map((value) => ({ value, count: 12 - 3 * value })),
  minBathrooms: [{ value: 1, count: 15 }],
  energy: [
    { value: 'a', count: 4 },
    { value: 'g', count: 0 },
  ],
  features: [
    { value: 'furnished', count: 3 },
    { value: 'pool', count: 0 },
    { value: 'annuity', count: 0 },
  ],
  available: [
    { value: 'any', count: 20 },
    { value: 'open', count: 0 },
    { value: 'now', count: 2 },
    { value: '3-months', count: 0 },
  ],
  onRequest: 0,
}

const offer = {
  types: [
    { webId: 1, name: 'Huis' },
    { webId: 2, name: 'Appartement' },
  ],
  places: [
    { key: '1 9000 gent', name: 'Gent', zip: '9000' },
    { key: '1 2000 antwerpen', name: 'Antwerpen', zip: '2000' },
    { key: '1 4000 liege', name: 'Luik', zip: '4000' },
  ],
}

const namesOf = (places: readonly { name: string }[]) => places.map(({ name }) => name)

describe('toFilterView', () => {
  it('leaves out what nobody in the whole list answers to', () => {
    expect(toFilterView(createCriteria(), whole, offer)).toMatchObject({
      types: [{ webId: 2, name: 'Appartement' }],
      bedrooms: [1, 2, 3],
      bathrooms: [1],
      energy: ['a'],
      features: ['furnished'],
      available: ['any', 'now'],
      hasOnRequest: false,
    })
  })

  it('keeps what an address asks for, so that it can be taken back', () => {
    const criteria = createCriteria({
      typeIds: [1],
      energy: ['g'],
      features: ['pool'],
      available: '3-months',
      minBedrooms: 9,
      includeOnRequest: true,
    })
    const view = toFilterView(criteria, whole, offer)
    expect(view.types).toContainEqual({ webId: 1, name: 'Huis' })
    expect(view.energy).toContain('g')
    expect(view.features).toEqual(['furnished', 'pool'])
    expect(view.available).toEqual(['any', 'now', '3-months'])
    expect(view.bedrooms).toEqual([1, 2, 3, 9])
    expect(view.hasOnRequest).toBe(true)
  })

  it('lists the places of the list by name, the chosen ones first', () => {
    expect(namesOf(toFilterView(createCriteria(), whole, offer).places)).toEqual([
      'Antwerpen',
      'Gent',
    ])
    const criteria = createCriteria({ cities: [{ name: 'Gent', zip: '9000' }] })
    expect(namesOf(toFilterView(criteria, whole, offer).places)).toEqual(['Gent', 'Antwerpen'])
  })

  it('offers a place under the name of another language as it was asked for', () => {
    const criteria = createCriteria({ cities: [{ name: 'Gand', zip: '9000' }] })
    expect(toFilterView(criteria, whole, offer).places[0]).toEqual({ name: 'Gand', zip: '9000' })
  })

  it('offers no availability where all homes are the same', () => {
    const same = { ...whole, available: [{ value: 'any' as const, count: 20 }] }
    expect(toFilterView(createCriteria(), same, offer).available).toEqual([])
  })
})

describe('countActive', () => {
  it('counts nothing for a search that excludes nothing', () => {
    expect(countActive(createCriteria({ sort: 'price-asc', view: 'map', page: 3 })).all).toBe(0)
  })

  it('counts every choice under the menu in which it stands', () => {
    const criteria = createCriteria({
      typeIds: [1, 2],
      cities: [{ name: 'Gent', zip: '9000' }],
      radiusKm: 5,
      maxPrice: 500_000,
      includeOnRequest: true,
      minBedrooms: 2,
      energy: ['a'],
      features: ['garden', 'lift'],
      minPlot: 500,
      available: 'now',
    })
    expect(countActive(criteria)).toEqual({
      ...{ type: 2, place: 2, price: 2, rooms: 1, energy: 1, more: 4 },
      all: 12,
    })
  })
})
