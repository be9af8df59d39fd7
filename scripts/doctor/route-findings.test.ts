import { describe, expect, it } from 'vitest'
import type { RouteEntry, RouteTable } from '@/domain/routes/route-table'
import type { SiteAddresses } from '@/domain/routes/inspect-routes'
import { findRouteFaults } from './route-findings'

function entry(key: string, wishes: Partial<RouteEntry> = {}): RouteEntry {
  const paths = { nl: `/nl-${key.slice(1)}`, fr: `/fr-${key.slice(1)}` }
  return { key, type: 'page', isPublic: true, paths, targetId: 1, breadcrumb: [], ...wishes }
}

const tableOf = (...entries: RouteEntry[]): RouteTable => ({
  defaultLocale: 'nl',
  enabledLocales: ['nl', 'fr'],
  entries,
})

/** The page behind every line of these tables. */
const seen = { id: 1, titles: { nl: 'Titel', fr: 'Titre' }, visibleIn: ['nl', 'fr'] as const }

function faultsOf(wishes: Partial<SiteAddresses>): string[] {
  const site: SiteAddresses = {
    table: tableOf(entry('/contact/')),
    targetOf: () => 'published',
    redirects: [],
    pagePaths: [],
    links: [],
    readable: { pages: [seen], articles: [] },
    ...wishes,
  }
  return findRouteFaults(site).map(({ level, message }) => `${level}: ${message}`)
}

describe('the addresses of a site', () => {
  it('are well when everything they name is there', () => {
    const breadcrumb = [{ name: {}, isPublic: true, path: '/Contact/' }]
    const table = tableOf(entry('/contact/'), entry('/team/', { breadcrumb }))
    const links = ['/nl/nl-team/', '/fr/nl-team/', '/team/', '#top', 'tel:+3231234567', '/'].map(
      (href) => ({ place: 'footer', href }),
    )
    expect(faultsOf({ table, pagePaths: ['/', '/CONTACT/'], links })).toEqual([])
  })

  it('are wrong without the record that they lead to', () => {
    expect(faultsOf({ targetOf: () => 'missing' })).toEqual([
      expect.stringMatching(/^error: \/contact\/ leads to a record that does not exist/),
    ])
  })

  it('may lead to what should be seen and is not only when they are not public', () => {
    const hidden = tableOf(entry('/contact/', { isPublic: false }))
    expect(faultsOf({ targetOf: () => 'unpublished', table: hidden })).toEqual([])
    expect(faultsOf({ targetOf: () => 'unpublished' })).toEqual([
      expect.stringMatching(/^warning: \/contact\/ .* no version was published/),
    ])
  })

  it('may wait for a draft', () => {
    expect(faultsOf({ targetOf: () => 'withheld' })).toEqual([])
  })

  it('must exist in every language of the site, but the lists of old have theirs built in', () => {
    const paths = { nl: '/contact/' }
    const table = tableOf(entry('/contact/', { paths }), entry('/', { paths: {} }))
    expect(faultsOf({ table })).toEqual([
      expect.stringMatching(/^warning: \/contact\/ has no address in fr/),
    ])
  })

  it('belong to one page each, whatever their capitals', () => {
    const paths = { nl: '/Over-Ons/', fr: '/a-propos/' }
    const table = tableOf(
      entry('/about/', { paths }),
      entry('/team/', { paths: { nl: '/over-ons/', fr: '/equipe/' } }),
    )
    expect(faultsOf({ table })).toEqual([
      expect.stringMatching(/^error: \/nl\/over-ons\/ belongs to \/about\/ and \/team\//),
    ])
  })

  it('name no step of a trail that nobody knows', () => {
    const breadcrumb = [
      { name: {}, isPublic: true, path: '/gone/' },
      { name: {}, isPublic: false, path: '/never-a-link/' },
    ]
    expect(faultsOf({ table: tableOf(entry('/contact/', { breadcrumb })) })).toEqual([
      expect.stringMatching(/^warning: The breadcrumb of \/contact\/ names \/gone\//),
    ])
  })

  it('are there for every page', () => {
    expect(faultsOf({ pagePaths: ['/lost/'] })).toEqual([
      expect.stringMatching(/^error: The page \/lost\/ has no address/),
    ])
  })
})

describe('a link that editors wrote', () => {
  const brokenOf = (hrefs: readonly string[], wishes: Partial<SiteAddresses> = {}) =>
    faultsOf({ ...wishes, links: hrefs.map((href) => ({ place: 'footer', href })) })

  it('is broken when no page stands at its address', () => {
    expect(brokenOf(['/nl/gone/', '/gone/', '/de/kontakt/'])).toHaveLength(3)
  })

  it('is broken when the page is not for visitors', () => {
    const table = tableOf(entry('/contact/', { isPublic: false }))
    expect(brokenOf(['/nl/nl-contact/'], { table })).toHaveLength(1)
  })

  it('is broken when the page is not meant for its language, or offline', () => {
    const hrefs = ['/nl/nl-contact/', '/fr/fr-contact/']
    const dutch = { ...seen, visibleIn: ['nl'] as const }
    expect(brokenOf(hrefs, { readable: { pages: [dutch], articles: [] } })).toEqual([
      expect.stringContaining('/fr/fr-contact/'),
    ])
    expect(brokenOf(hrefs, { readable: { pages: [], articles: [] } })).toHaveLength(2)
  })

  it('may lead to a file, a property, another site or an address with a redirect', () => {
    const redirects = [{ from: '/nl/lente/', to: '/nl/nl-contact/', permanent: false }]
    const hrefs = ['/img/7/', '/property/12/', 'https://www.biv.be/', '/nl/lente/?van=folder']
    expect(brokenOf(hrefs, { redirects })).toEqual([])
  })
})
