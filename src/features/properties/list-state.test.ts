import { describe, expect, it } from 'vitest'
import { createCriteria } from '@/domain/search/search-criteria'
import { keepKnown, toChips, toClearHref, type ChipWords } from './list-state'

const words: ChipWords = {
  text: (q) => `“${q}”`,
  typeName: (webId) => `type ${webId}`,
  minPrice: (price) => `vanaf ${price}`,
  maxPrice: (price) => `tot ${price}`,
  bedrooms: (count) => `${count}+`,
  onRequest: 'op aanvraag',
}

const gent = { name: 'Gent', zip: '9000' }
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
