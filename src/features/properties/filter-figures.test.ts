import { describe, expect, it } from 'vitest'
import { findLatePlaces, toFilterFigures } from './filter-figures'

const facets = {
  total: 34,
  typeIds: [{ value: 2, count: 30 }],
  places: [{ value: '1 9000 gent', count: 12 }],
  radiusKm: [{ value: 5, count: 20 }],
  minBedrooms: [{ value: 3, count: 9 }],
  minBathrooms: [{ value: 2, count: 4 }],
  energy: [{ value: 'a' as const, count: 7 }],
  features: [{ value: 'new-build' as const, count: 3 }],
  available: [{ value: 'now' as const, count: 1 }],
  onRequest: 5,
}

describe('toFilterFigures', () => {
  it('names every count as the form sends its choice', () => {
    const places = [{ key: '1 9000 gent', name: 'Gand', zip: '9000' }]
    expect(toFilterFigures(facets, places)).toEqual({
      'type=2': 30,
      'city=Gand|9000': 12,
      'radius=5': 20,
      'minBedrooms=3': 9,
      'minBathrooms=2': 4,
      'energy=a': 7,
      'with=new-build': 3,
      'available=now': 1,
      'onRequest=1': 5,
    })
  })

  it('counts none in a place that no home of the search stands in', () => {
    const places = [{ key: '1 2000 antwerpen', name: 'Antwerpen', zip: '2000' }]
    expect(toFilterFigures(facets, places)).toMatchObject({ 'city=Antwerpen|2000': 0 })
  })
})

describe('findLatePlaces', () => {
  const figures = { 'city=Gent|9000': 12, 'city=Aalst|9300': 3, 'city=Lede|9340': 1 }
  const values = ['Aalst|9300', 'Gent|9000', 'Lede|9340', 'Zele|9240']

  it('leaves the places with most homes in the page', () => {
    expect([...findLatePlaces(values, figures, 2)]).toEqual(['Lede|9340', 'Zele|9240'])
  })

  it('leaves a short row whole', () => {
    expect(findLatePlaces(values, figures, 4).size).toBe(0)
  })
})
