import { describe, expect, it } from 'vitest'
import type { RouteEntry, RouteTable } from './route-table'
import { findRecordHref, isReachable, type ReachFacts, type ReadableEntry } from './reach'

const entry = (key: string, targetId: number, more: Partial<RouteEntry> = {}): RouteEntry => ({
  key,
  type: 'page',
  isPublic: true,
  paths: { nl: `/nl-${key.slice(1)}`, fr: `/fr-${key.slice(1)}` },
  aliases: {},
  targetId,
  names: {},
  breadcrumb: [],
  ...more,
})

const table: RouteTable = {
  defaultLocale: 'nl',
  enabledLocales: ['nl', 'fr'],
  entries: [
    entry('/contact/', 8),
    entry('/inside/', 9, { isPublic: false }),
    entry('/news/', 8, { type: 'article' }),
    entry('/login/', 0, { type: 'login', targetId: null }),
    entry('/half/', 10, { paths: { nl: '/half/' } }),
  ],
}

const page = (id: number, more: Partial<ReadableEntry> = {}): ReadableEntry => ({
  id,
  titles: { nl: 'Titel', fr: 'Titre' },
  visibleIn: ['nl', 'fr'],
  ...more,
})

const facts: ReachFacts = {
  locale: 'nl',
  table,
  pages: [page(8, { visibleIn: ['nl'] }), page(9), page(10)],
  articles: [{ id: 8, titles: { nl: 'Nieuws' }, visibleIn: ['nl', 'fr'] }],
}

describe('a link in a text', () => {
  it.each([
    ['/nl/nl-contact/', true],
    ['/nl/nl-contact/?a=1#b', true],
    ['/fr/fr-contact/', false],
    ['/nl/nl-inside/', false],
    ['/nl/nl-news/', true],
    ['/fr/fr-news/', false],
    ['/nl/nl-login/', true],
    ['/nl/te-koop/gent/huis/12/', true],
    ['https://biv.be/', true],
    ['tel:+3231234567', true],
    ['#boven', true],
  ])('to %s leads somewhere: %s', (href, isOne) => {
    expect(isReachable(href, facts)).toBe(isOne)
  })

  it('goes with the page that is taken offline, and with an article', () => {
    const none = { ...facts, pages: [], articles: [] }
    expect(isReachable('/nl/nl-contact/', none)).toBe(false)
    expect(isReachable('/nl/nl-news/', none)).toBe(false)
  })
})

describe('a link to a record', () => {
  it('has the address of its kind in the language of the page', () => {
    expect(findRecordHref({ collection: 'pages', id: 8 }, facts)).toBe('/nl/nl-contact/')
    expect(findRecordHref({ collection: 'articles', id: 8 }, facts)).toBe('/nl/nl-news/')
  })

  it('has none where it is not meant for that language, has no address, or is gone', () => {
    const french = { ...facts, locale: 'fr' as const }
    expect(findRecordHref({ collection: 'pages', id: 8 }, french)).toBeNull()
    expect(findRecordHref({ collection: 'pages', id: 10 }, french)).toBeNull()
    expect(findRecordHref({ collection: 'articles', id: 8 }, french)).toBeNull()
    expect(findRecordHref({ collection: 'pages', id: 99 }, facts)).toBeNull()
  })
})
