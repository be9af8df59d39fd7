import { describe, expect, it } from 'vitest'
import { findJsonLdFaults } from '../../../tests/support/schema-org'
import { createContext, createProperty } from './property.fixture'
import { toPropertyJsonLd, type JsonLdContext } from './property-json-ld'
import { toPropertyView } from './to-property-view'

const page: JsonLdContext = {
  locale: 'nl',
  origin: 'https://www.example.be',
  canonical: '/nl/te-koop/antwerpen/herenhuis/501/',
  agencyName: 'Kassei vastgoed',
}

type Wishes = Parameters<typeof createProperty>[0]

function make(wishes: Wishes): object {
  return toPropertyJsonLd(toPropertyView(createProperty(wishes), createContext()), page)
}

const tell = (wishes: Wishes) => JSON.stringify(make(wishes))

const land = {
  ...{ id: 12, webId: 4, key: 'land', name: 'Grond', showOrder: 4, sale: true, rent: true },
  ...{ createdAt: '2026-03-01T10:00:00.000Z', updatedAt: '2026-03-01T10:00:00.000Z' },
}

describe('toPropertyJsonLd', () => {
  it.each<[string, Wishes]>([
    ['a house for sale', {}],
    ['a house for rent', { goal: 'rent', price: 950 }],
    ['a sold house', { status: 'sold' }],
    ['a house whose address is hidden', { publishAddress: false }],
    ['a house whose price is secret', { publishPrice: false }],
    ['a discreet house', { isDiscreet: true }],
    ['a house without pictures', { pictures: [] }],
    ['a life annuity', { isAnnuity: true, annuityBouquet: 90_000, annuityMonthly: 800 }],
    ['land', { mainType: land }],
  ])('follows the vocabulary for %s', (_what, wishes) => {
    expect(findJsonLdFaults(make(wishes))).toEqual([])
  })

  it('states price, currency and goal of what is public', () => {
    const told = tell({})
    expect(told).toContain('"price":479000')
    expect(told).toContain('#Sell')
    expect(told).toContain('"streetAddress":"Vlaamsekaai 47 bus 2"')
  })

  it('leaves out street and point of a hidden address, the moved point included', () => {
    const told = tell({ publishAddress: false })
    expect(told).not.toContain('streetAddress')
    expect(told).not.toContain('geo')
  })

  it('leaves out the price that is not public', () => {
    expect(tell({ publishPrice: false })).not.toContain('price')
  })

  it('counts rent by the month', () => {
    expect(tell({ goal: 'rent', price: 950 })).toContain('"unitCode":"MON"')
  })

  it('says that a sold home is sold out, and what it cost to nobody', () => {
    const told = tell({ status: 'sold' })
    expect(told).toContain('SoldOut')
    expect(told).not.toContain('price')
  })
})
