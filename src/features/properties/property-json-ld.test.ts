import { describe, expect, it } from 'vitest'
import { createContext, createProperty } from './property.fixture'
import { toPropertyJsonLd, type JsonLdContext } from './property-json-ld'
import { toPropertyView } from './to-property-view'

const page: JsonLdContext = {
  locale: 'nl',
  origin: 'https://www.example.be',
  canonical: '/nl/te-koop/antwerpen/herenhuis/501/',
  breadcrumb: [
    { name: 'Home', href: '/nl/' },
    { name: 'Herenhuis', href: null },
  ],
  agencyName: 'Kassei vastgoed',
}

function tell(wishes: Parameters<typeof createProperty>[0]): string {
  const view = toPropertyView(createProperty(wishes), createContext())
  return JSON.stringify(toPropertyJsonLd(view, page))
}

describe('toPropertyJsonLd', () => {
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

  it('says that a sold home is sold out', () => {
    expect(tell({ status: 'sold' })).toContain('SoldOut')
  })
})
