import { describe, expect, it } from 'vitest'
import type { PageFacts } from './page-facts'
import { toQueryFacts } from './to-query-facts'

const texts = { title: 'Te koop', description: '' }
const list: PageFacts = {
  ...texts,
  locale: 'nl',
  canonical: '/nl/te-koop/',
  alternates: { nl: '/nl/te-koop/' },
  languageTargets: {},
  isIndexable: true,
  breadcrumb: [],
  image: null,
  openGraph: texts,
  twitter: texts,
}

describe('a list under a query', () => {
  it.each([
    ['', '/nl/te-koop/', true],
    ['page=1', '/nl/te-koop/', true],
    ['page=0', '/nl/te-koop/', true],
    ['utm_source=x', '/nl/te-koop/', true],
    ['page=2', '/nl/te-koop/?page=2', true],
    ['type=2', '/nl/te-koop/?type=2', false],
    ['page=2&type=2', '/nl/te-koop/?type=2&page=2', false],
    ['sort=price-asc', '/nl/te-koop/?sort=price-asc', false],
    ['q=tuin', '/nl/te-koop/?q=tuin', false],
  ])('%j has the address %s, listed: %s', (query, canonical, isIndexable) => {
    expect(toQueryFacts(list, new URLSearchParams(query))).toMatchObject({ canonical, isIndexable })
  })

  it('names translations on its first page alone', () => {
    expect(toQueryFacts(list, null).alternates).toEqual(list.alternates)
    expect(toQueryFacts(list, new URLSearchParams('page=2')).alternates).toEqual({})
  })

  it('stays hidden where the list is', () => {
    const hidden = { ...list, isIndexable: false }
    expect(toQueryFacts(hidden, new URLSearchParams('page=2')).isIndexable).toBe(false)
  })
})
