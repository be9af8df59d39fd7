import { describe, expect, it } from 'vitest'
import { createCriteria, type SearchCriteria } from '@/domain/search/search-criteria'
import { keepKnown, toChips, toClearHref, type ChipWords } from './list-state'

const words: ChipWords = {
  text: (q) => `“${q}”`,
  typeName: (webId) => `type ${webId}`,
  radius: (km) => `+ ${km} km`,
  area: 'getekend',
  minPrice: (price) => `vanaf ${price}`,
  maxPrice: (price) => `tot ${price}`,
  bedrooms: (count) => `${count}+ slk.`,
  bathrooms: (count) => `${count}+ badk.`,
  minArea: (area) => `vanaf ${area} bew.`,
  maxArea: (area) => `tot ${area} bew.`,
  minPlot: (area) => `vanaf ${area} grond`,
  maxPlot: (area) => `tot ${area} grond`,
  energy: (letter) => `label ${letter}`,
  feature: (feature) => `met ${feature}`,
  available: (choice) => `vrij: ${choice}`,
  onRequest: 'op aanvraag',
}

const gent = { name: 'Gent', zip: '9000' }
const ring = [
  { lat: 51, lng: 4 },
  { lat: 51, lng: 5 },
  { lat: 52, lng: 5 },
]
const brugge = { name: 'Brugge', zip: '8000' }

describe('toChips', () => {
  it('removes one filter and keeps the others', () => {
    const criteria = createCriteria({ cities: [gent, brugge], minBedrooms: 2 })
    const [first] = toChips(criteria, '/nl/te-koop/', words)
    expect(first).toEqual({
      text: 'Gent 9000',
      removeHref: '/nl/te-koop/?city=Brugge%7C8000&minBedrooms=2',
    })
  })

  it.each<[string, Partial<SearchCriteria>, string]>([
    ['words', { q: 'loft' }, '“loft”'],
    ['a type', { typeIds: [2] }, 'type 2'],
    ['a drawn area', { area: ring }, 'getekend'],
    ['a lowest price', { minPrice: 250_000 }, 'vanaf € 250.000'],
    ['a highest price', { maxPrice: 600_000 }, 'tot € 600.000'],
    ['bedrooms', { minBedrooms: 3 }, '3+ slk.'],
    ['bathrooms', { minBathrooms: 2 }, '2+ badk.'],
    ['a smallest living area', { minArea: 80 }, 'vanaf 80 m² bew.'],
    ['a largest living area', { maxArea: 120 }, 'tot 120 m² bew.'],
    ['a smallest plot', { minPlot: 1_000 }, 'vanaf 1.000 m² grond'],
    ['a largest plot', { maxPlot: 5_000 }, 'tot 5.000 m² grond'],
    ['an energy class', { energy: ['a'] }, 'label A'],
    ['a feature', { features: ['garden'] }, 'met garden'],
    ['availability', { available: 'now' }, 'vrij: now'],
    ['prices on request', { includeOnRequest: true }, 'op aanvraag'],
  ])('gives %s one chip, whose link leads to the whole list', (_name, wish, text) => {
    const chips = toChips(createCriteria(wish), '/nl/te-koop/', words)
    expect(chips).toEqual([
      {
        text: text.replace('€ ', '€\u00A0').replace(' m²', '\u00A0m²'),
        removeHref: '/nl/te-koop/',
      },
    ])
  })

  it('takes the radius away together with the last place that it lies around', () => {
    const criteria = createCriteria({ cities: [gent], radiusKm: 5 })
    const [place, radius] = toChips(criteria, '/nl/te-koop/', words)
    expect(place?.removeHref).toBe('/nl/te-koop/')
    expect(radius).toEqual({ text: '+ 5 km', removeHref: '/nl/te-koop/?city=Gent%7C9000' })
  })

  it('keeps the radius while another place is left', () => {
    const criteria = createCriteria({ cities: [gent, brugge], radiusKm: 5 })
    const [place] = toChips(criteria, '/nl/te-koop/', words)
    expect(place?.removeHref).toBe('/nl/te-koop/?city=Brugge%7C8000&radius=5')
  })

  it('takes one of several features and classes away', () => {
    const criteria = createCriteria({ energy: ['a', 'b'], features: ['garden', 'lift'] })
    expect(toChips(criteria, '/nl/te-koop/', words).map(({ removeHref }) => removeHref)).toEqual([
      '/nl/te-koop/?energy=b&with=garden&with=lift',
      '/nl/te-koop/?energy=a&with=garden&with=lift',
      '/nl/te-koop/?energy=a&energy=b&with=lift',
      '/nl/te-koop/?energy=a&energy=b&with=garden',
    ])
  })

  it('starts at the first page again when a filter is removed', () => {
    const criteria = createCriteria({ typeIds: [2], page: 3 })
    const [chip] = toChips(criteria, '/nl/te-koop/', words)
    expect(chip?.removeHref).toBe('/nl/te-koop/')
  })

  it('shows nothing when no filter is on', () => {
    expect(toChips(createCriteria({ sort: 'price-asc' }), '/nl/te-koop/', words)).toEqual([])
  })
})

describe('toClearHref', () => {
  it('keeps the order that the visitor chose', () => {
    const criteria = createCriteria({ q: 'tuin', sort: 'price-asc' })
    expect(toClearHref(criteria, '/nl/te-koop/')).toBe('/nl/te-koop/?sort=price-asc')
  })

  it('keeps the map beside the list', () => {
    const criteria = createCriteria({ features: ['pool'], view: 'map' })
    expect(toClearHref(criteria, '/nl/te-koop/')).toBe('/nl/te-koop/?view=map')
  })
})

describe('keepKnown', () => {
  it('reports a town and a type that exist nowhere, and searches without them', () => {
    const unknown = { name: 'Atlantis', zip: '0001' }
    const criteria = createCriteria({ cities: [gent, unknown], typeIds: [2, 99] })
    const kept = keepKnown(criteria, { cities: [gent], typeIds: [1, 2] })
    expect(kept.criteria).toMatchObject({ cities: [gent], typeIds: [2] })
    expect(kept.ignored).toEqual([
      { key: 'city', value: 'Atlantis 0001' },
      { key: 'type', value: '99' },
    ])
  })
})
