import { describe, expect, it } from 'vitest'
import { locales } from '../kernel/locales'
import { createCriteria } from '../search/search-criteria'
import {
  alternates,
  buildListSearchHref,
  buildPath,
  buildProjectPath,
  buildPropertyPaths,
  previewPath,
} from './build-path'
import { exampleTable } from './route-table.fixture'

const house = { publicId: 12, title: 'Ruime woning', city: 'Sint-Niklaas' }
const project = { publicId: 7, title: 'De Kaai', city: 'Gent' }

describe('buildPath', () => {
  it.each([
    ['nl', '/nl/te-koop/'],
    ['fr', '/fr/a-vendre/'],
    ['en', '/en/for-sale/'],
    ['de', '/de/zu-verkaufen/'],
  ] as const)('builds the list for sale in %s', (locale, href) => {
    expect(buildPath(exampleTable, '/for-sale/', locale)).toEqual({
      href,
      isFallback: false,
      isBroken: false,
    })
  })
  it.each(['/Projects/', '/projects/', '/PROJECTS', 'projects'])('finds the row of %s', (key) => {
    expect(buildPath(exampleTable, key, 'nl').href).toBe('/nl/projecten/')
  })
  it('builds nested paths', () => {
    expect(buildPath(exampleTable, '/services/vente/', 'fr').href).toBe('/fr/nos-services/vente/')
  })
  it('takes the slug of the default language where a language has none', () => {
    expect(buildPath(exampleTable, '/Team/', 'de')).toEqual({
      href: '/de/ons-team/',
      isFallback: true,
      isBroken: false,
    })
  })
  it('knows the lists for sale and for rent without any row', () => {
    const table = { ...exampleTable, entries: [] }
    const hrefs = locales.map((locale) => buildPath(table, '/for-rent/', locale).href)
    expect(hrefs).toEqual(['/nl/te-huur/', '/fr/a-louer/', '/en/for-rent/', '/de/zu-vermieten/'])
  })
  it('prefers the built-in path of a list to the slug of the default language', () => {
    const entries = exampleTable.entries.map((entry) => ({ ...entry, paths: { nl: '/te-koop/' } }))
    expect(buildPath({ ...exampleTable, entries }, '/for-sale/', 'fr')).toEqual({
      href: '/fr/a-vendre/',
      isFallback: true,
      isBroken: false,
    })
  })
  it('leads an unknown key to the home page and says so', () => {
    expect(buildPath(exampleTable, '/no-such-page/', 'fr')).toEqual({
      href: '/fr/',
      isFallback: false,
      isBroken: true,
    })
  })
})

describe('buildPropertyPaths', () => {
  it('puts city, title and id below the first list', () => {
    expect(buildPropertyPaths(exampleTable, 'nl', { ...house, lists: ['forSale'] })).toEqual({
      canonical: '/nl/te-koop/sint-niklaas/ruime-woning/12/',
      others: [],
    })
  })
  it('gives the further lists as other addresses', () => {
    const lists = ['forRent', 'investment', 'spain', 'forRent'] as const
    expect(buildPropertyPaths(exampleTable, 'de', { ...house, lists })).toEqual({
      canonical: '/de/zu-vermieten/sint-niklaas/ruime-woning/12/',
      others: [
        '/de/anlageimmobilien/sint-niklaas/ruime-woning/12/',
        '/de/spanien/sint-niklaas/ruime-woning/12/',
      ],
    })
  })
  it('leaves an empty city out', () => {
    const subject = { ...house, city: '', lists: ['forSale'] as const }
    expect(buildPropertyPaths(exampleTable, 'nl', subject).canonical).toBe(
      '/nl/te-koop/ruime-woning/12/',
    )
  })
  it('leaves only the id when the title gives no slug', () => {
    const subject = { ...house, title: '房子', lists: ['forSale'] as const }
    expect(buildPropertyPaths(exampleTable, 'nl', subject).canonical).toBe('/nl/te-koop/12/')
  })
  it('leaves out a title of digits alone, which would read as an id', () => {
    const subject = { ...house, title: '2024', lists: ['forSale'] as const }
    expect(buildPropertyPaths(exampleTable, 'nl', subject).canonical).toBe('/nl/te-koop/12/')
  })
  it('cuts a long title at a word', () => {
    const title = 'Gerenoveerde herenwoning met vier slaapkamers en een grote zonnige stadstuin'
    const { canonical } = buildPropertyPaths(exampleTable, 'nl', {
      ...house,
      title,
      lists: ['forSale'],
    })
    expect(canonical).toBe(
      '/nl/te-koop/sint-niklaas/gerenoveerde-herenwoning-met-vier-slaapkamers-en-een-grote/12/',
    )
  })
  it('nests a unit in its project and keeps its lists as other addresses', () => {
    const unit = { ...house, title: 'Lot 3', lists: ['forSale', 'projects'] as const, project }
    expect(buildPropertyPaths(exampleTable, 'nl', unit)).toEqual({
      canonical: '/nl/projecten/gent/de-kaai/7/lot-3/12/',
      others: ['/nl/te-koop/sint-niklaas/lot-3/12/'],
    })
  })
  it('gives a property without any list the address by id', () => {
    expect(buildPropertyPaths(exampleTable, 'en', { ...house, lists: [] }).canonical).toBe(
      '/en/property/12/',
    )
  })
})

describe('buildProjectPath', () => {
  it('puts city, name and id below the project list', () => {
    expect(buildProjectPath(exampleTable, 'fr', project)).toBe('/fr/projets/gent/de-kaai/7/')
  })
  it('gives the address by id when the project list has none', () => {
    expect(buildProjectPath({ ...exampleTable, entries: [] }, 'fr', project)).toBe('/fr/project/7/')
  })
})

describe('buildListSearchHref', () => {
  it('adds the criteria that differ from the default', () => {
    const criteria = createCriteria({ cities: [{ name: 'Gent', zip: '9000' }] })
    expect(buildListSearchHref('/nl/te-koop/', criteria)).toBe('/nl/te-koop/?city=Gent%7C9000')
  })
  it('adds no question mark without criteria', () => {
    expect(buildListSearchHref('/nl/te-koop/', createCriteria())).toBe('/nl/te-koop/')
  })
})

describe('alternates', () => {
  it('names every published language and the default one twice', () => {
    const hrefs = { nl: '/nl/te-koop/', fr: null, en: '/en/for-sale/', de: null }
    expect(alternates(exampleTable, (locale) => hrefs[locale])).toEqual({
      nl: '/nl/te-koop/',
      en: '/en/for-sale/',
      'x-default': '/nl/te-koop/',
    })
  })
  it('takes the first published language when the default one is missing', () => {
    const hrefs = { nl: null, fr: null, en: '/en/team/', de: '/de/team/' }
    expect(alternates(exampleTable, (locale) => hrefs[locale])['x-default']).toBe('/en/team/')
  })
  it('names nothing for a page published nowhere', () => {
    expect(alternates(exampleTable, () => null)).toEqual({})
  })
})

describe('previewPath', () => {
  it('puts preview behind the language', () => {
    expect(previewPath('/nl/te-koop/gent/12/')).toBe('/nl/preview/te-koop/gent/12/')
  })
  it('works for the home page', () => {
    expect(previewPath('/fr/')).toBe('/fr/preview/')
  })
})
