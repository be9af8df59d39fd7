import { describe, expect, it } from 'vitest'
import type { ListingPreset } from './listing-filter'
import { toListingStatement } from './listing-statement'

const window = { sort: 'newest', offset: 0, limit: 12 } as const

const preset: ListingPreset = {
  list: 'forSale',
  typeIds: [],
  placeIds: [],
  marqueeCodes: [],
  onlyNew: false,
  sort: 'newest',
  limit: null,
}

describe('toListingStatement', () => {
  it('never writes what a visitor typed into the statement', () => {
    const typed = "x'); drop table rm.listings; --"
    const criteria = { q: typed, cities: [{ name: typed, zip: typed }], zips: [typed] }
    const { text, values } = toListingStatement({ locale: 'nl' }, criteria, window)
    expect(text).not.toContain('drop table')
    expect(values).toContain(typed)
  })

  it('binds as many values as the text has places for', () => {
    const { text, values } = toListingStatement(
      { locale: 'nl', presets: [{ ...preset, typeIds: [2], limit: 8 }, preset] },
      { q: 'gent tuin', minPrice: 100_000, maxPrice: 300_000, minBedrooms: 2, typeIds: [1, 2] },
      window,
    )
    const places = new Set(text.match(/\$\d+/g))
    expect(places.size).toBe(values.length)
  })

  it('keeps discreet properties out of every list but their own', () => {
    const open = toListingStatement({ locale: 'nl', lists: ['forSale'] }, {}, window)
    const discreet = toListingStatement({ locale: 'nl', lists: ['discreet'] }, {}, window)
    expect(open.text).toContain("not ('discreet' = any(lists))")
    expect(discreet.text).not.toContain("not ('discreet' = any(lists))")
  })

  it('shows what is for sale or for rent when no list is named', () => {
    const { values } = toListingStatement({ locale: 'nl' }, {}, window)
    expect(values).toContainEqual(['forSale', 'forRent'])
  })

  it('lets properties without a public price pass a price filter only when asked', () => {
    const without = toListingStatement({ locale: 'nl' }, { maxPrice: 300_000 }, window)
    const included = { maxPrice: 300_000, includeOnRequest: true }
    const withThem = toListingStatement({ locale: 'nl' }, included, window)
    expect(without.text).not.toContain('price is null')
    expect(withThem.text).toContain('price is null')
  })

  it('asks nothing of the price when only the tick box is set', () => {
    const { text } = toListingStatement({ locale: 'nl' }, { includeOnRequest: true }, window)
    expect(text).not.toContain('price is null')
  })

  it('takes the signs of a pattern literally', () => {
    const { values } = toListingStatement({ locale: 'nl' }, { q: '100%_\\' }, window)
    expect(values).toContain('%100\\%\\_\\\\%')
  })

  it('searches a town by any of its names within its postcode', () => {
    const criteria = { cities: [{ name: 'Liège', zip: '4000' }] }
    const { values } = toListingStatement({ locale: 'nl' }, criteria, window)
    expect(values).toEqual(expect.arrayContaining(['4000', 'liege']))
  })
})
