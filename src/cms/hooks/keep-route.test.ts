import { describe, expect, it } from 'vitest'
import { isNumbered, toAddress, type RouteSubject } from './keep-route'

const subject: RouteSubject = {
  type: 'page',
  isPublic: true,
  isHome: false,
  titles: { nl: 'Verkoop', fr: 'Vente' },
  basePaths: { nl: '/onze-diensten/' },
  breadcrumb: [],
}

describe('toAddress', () => {
  it('stands below the address of the page above in that language', () => {
    expect(toAddress(subject, 'nl')).toBe('/onze-diensten/verkoop/')
  })
  it('stands at the top where the page above has no address', () => {
    expect(toAddress(subject, 'fr')).toBe('/vente/')
  })
  it('does not exist without a title in that language', () => {
    expect(toAddress(subject, 'de')).toBeNull()
  })
  it('is the root for the home page in every language', () => {
    expect(toAddress({ ...subject, isHome: true }, 'de')).toBe('/')
  })
})

describe('isNumbered', () => {
  it.each([
    ['/wonen/', '/wonen/', true],
    ['/wonen-2/', '/wonen/', true],
    ['/wonen-aan/', '/wonen/', false],
    ['/wonen/', '/wonen-aan-zee/', false],
    ['/wonen-2/gent/', '/wonen/', false],
  ])('%s for %s: %s', (saved, wanted, isIt) => {
    expect(isNumbered(saved, wanted)).toBe(isIt)
  })
})
