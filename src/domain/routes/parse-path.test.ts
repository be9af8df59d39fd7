import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { locales, type Locale } from '../kernel/locales'
import { toSlug } from '../text/slug'
import { buildPath, buildProjectPath, buildPropertyPaths } from './build-path'
import { listKeys } from './list-routes'
import { parsePath, parseUnprefixed } from './parse-path'
import { publicIdMax } from './public-id'
import { exampleTable } from './route-table.fixture'

const parse = (locale: Locale, path: string, query?: URLSearchParams) =>
  parsePath(exampleTable, locale, toSegments(path), query)

function toSegments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

describe('parsePath on pages', () => {
  it('finds every page at the address that is built for it', () => {
    const wanted = exampleTable.entries.flatMap(({ key }) =>
      locales.map((locale) => ({ key, locale })),
    )
    const found = wanted.map(({ key, locale }) => {
      const { href } = buildPath(exampleTable, key, locale)
      return parse(locale, href.slice(3))
    })
    expect(found).toEqual(
      wanted.map(({ key }) => ({ kind: 'entry', entry: expect.objectContaining({ key }) })),
    )
  })
  it('finds the list for sale even where no row names it', () => {
    const table = { ...exampleTable, entries: [] }
    expect(parsePath(table, 'de', ['zu-verkaufen'])).toMatchObject({
      kind: 'entry',
      entry: { key: '/for-sale/' },
    })
  })
  it.each([
    ['an alias', 'fr', '/connexion/', '/fr/login/'],
    ['an original path', 'nl', '/for-sale/', '/nl/te-koop/'],
    ['an original path with capitals', 'fr', '/Projects/', '/fr/projets/'],
    ['an original path in lower case', 'fr', '/beleggingsvastgoed/', '/fr/immobilier-de-rapport/'],
    ['a nested original path', 'en', '/services/vente/', '/en/our-services/sales/'],
    ['a present path in the wrong case', 'nl', '/Te-Koop/', '/nl/te-koop/'],
    ['the slug of the default language', 'fr', '/te-koop/', '/fr/a-vendre/'],
    ['the slug of another language', 'nl', '/a-vendre/', '/nl/te-koop/'],
    ['an original path of a borrowed slug', 'de', '/Team/', '/de/ons-team/'],
  ] as const)('redirects %s', (_, locale, path, to) => {
    expect(parse(locale, path)).toEqual({ kind: 'redirect', to })
  })
  it('answers at a borrowed slug itself', () => {
    expect(parse('de', '/ons-team/')).toMatchObject({ kind: 'entry', entry: { key: '/Team/' } })
  })
  it.each([
    '/no-such-page/',
    '/te-koop/antwerpen/',
    '/te-koop/0/',
    '/%E0%A4%A/',
    '/te-koop/%2F/12/',
  ])('knows nothing at %s', (path) => {
    expect(parse('nl', path)).toEqual({ kind: 'none' })
  })
})

describe('parsePath on properties and projects', () => {
  it('takes the last segment as the id', () => {
    expect(parse('nl', '/te-huur/antwerpen/loft-2024/35/')).toEqual({
      kind: 'property',
      listKey: 'forRent',
      citySlug: 'antwerpen',
      titleSlug: 'loft-2024',
      publicId: 35,
    })
  })
  it('reads the address by id, with or without list', () => {
    const withoutSlugs = { kind: 'property', citySlug: null, titleSlug: null, publicId: 12 }
    expect(parse('nl', '/te-koop/12/')).toEqual({ ...withoutSlugs, listKey: 'forSale' })
    expect(parse('nl', '/property/12/')).toEqual({ ...withoutSlugs, listKey: null })
  })
  it('reads the old project address with the id as segment or parameter', () => {
    const old = { kind: 'project', citySlug: null, titleSlug: null, publicId: 7 }
    expect(parse('nl', '/project/7/')).toEqual(old)
    expect(parse('nl', '/project/', new URLSearchParams('id=7'))).toEqual(old)
    expect(parse('nl', '/project/', new URLSearchParams('id=x'))).toEqual({ kind: 'none' })
  })
  it('reads a unit inside its project', () => {
    expect(parse('nl', '/projecten/gent/de-kaai/7/lot-3/12/')).toEqual({
      kind: 'unit',
      projectId: 7,
      citySlug: 'gent',
      projectSlug: 'de-kaai',
      unitSlug: 'lot-3',
      publicId: 12,
    })
  })
  it.each([
    ['/for-sale/gent/huis/12/', '/nl/te-koop/gent/huis/12/'],
    ['/a-vendre/12/', '/nl/te-koop/12/'],
    ['/Projects/gent/de-kaai/7/', '/nl/projecten/gent/de-kaai/7/'],
    ['/te-koop/Gent/Huis/12/', '/nl/te-koop/gent/huis/12/'],
    ['/for-sale/gent/huis%20%C3%A9/12/', '/nl/te-koop/gent/huis%20%C3%A9/12/'],
  ])('redirects %s to %s', (path, to) => {
    expect(parse('nl', path)).toEqual({ kind: 'redirect', to })
  })
  it.each([
    '/te-koop/2147483648/',
    '/te-koop/012/',
    '/te-koop/1e3/',
    '/te-koop/-1/',
    '/te-koop/a/b/c/12/',
    '/projecten/a/b/7/c/d/12/',
    '/contact/12/',
  ])('knows no record at %s', (path) => {
    expect(parse('nl', path)).toEqual({ kind: 'none' })
  })
  it('accepts the largest id of the database', () => {
    expect(parse('nl', `/te-koop/${publicIdMax}/`)).toMatchObject({ publicId: publicIdMax })
  })
})

describe('buildPropertyPaths and parsePath', () => {
  const publicId = fc.integer({ min: 1, max: publicIdMax })
  const name = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.constantFrom('', '2024', "Braine-l'Alleud", 'Kapelle-op-den-Bos', 'Großes Haus 7', '—'),
  )
  const subject = fc.record({ publicId, title: name, city: name })
  const locale = fc.constantFrom(...locales)
  const propertyList = fc.constantFrom(...listKeys.filter((key) => key !== 'projects'))

  it('agree on list and id of every property, whatever its title and city', () => {
    fc.assert(
      fc.property(subject, locale, propertyList, (property, language, listKey) => {
        const { canonical } = buildPropertyPaths(exampleTable, language, {
          ...property,
          lists: [listKey],
        })
        expect(parse(language, canonical.slice(3))).toMatchObject({
          kind: 'property',
          listKey,
          publicId: property.publicId,
        })
      }),
    )
  })
  it('agree on the slugs of titles and cities that have one', () => {
    const word = fc.stringMatching(/^[A-Za-zé]{1,12}( [a-z0-9]{1,12}){0,2}$/)
    fc.assert(
      fc.property(word, word, publicId, locale, (title, city, id, language) => {
        const { canonical } = buildPropertyPaths(exampleTable, language, {
          publicId: id,
          title,
          city,
          lists: ['spain'],
        })
        expect(parse(language, canonical.slice(3))).toEqual({
          kind: 'property',
          listKey: 'spain',
          citySlug: toSlug(city),
          titleSlug: toSlug(title),
          publicId: id,
        })
      }),
    )
  })
  it('agree on project and unit', () => {
    fc.assert(
      fc.property(subject, subject, locale, (project, unit, language) => {
        const { canonical } = buildPropertyPaths(exampleTable, language, {
          ...unit,
          lists: ['forSale'],
          project,
        })
        expect(parse(language, canonical.slice(3))).toMatchObject({
          kind: 'unit',
          projectId: project.publicId,
          publicId: unit.publicId,
        })
      }),
    )
  })
  it('agree on projects', () => {
    fc.assert(
      fc.property(subject, locale, (project, language) => {
        const path = buildProjectPath(exampleTable, language, project)
        expect(parse(language, path.slice(3))).toMatchObject({
          kind: 'project',
          publicId: project.publicId,
        })
      }),
    )
  })
  it('keep every address short enough for the guard at the door', () => {
    fc.assert(
      fc.property(subject, subject, locale, (project, unit, language) => {
        const { canonical } = buildPropertyPaths(exampleTable, language, {
          ...unit,
          lists: [],
          project,
        })
        expect(canonical.length).toBeLessThanOrEqual(300)
      }),
    )
  })
  it('never lead in a circle', () => {
    const path = fc.oneof(
      fc.webPath(),
      fc
        .array(fc.constantFrom('te-koop', 'for-sale', 'Projects', 'a-vendre', 'x', '7', '12'))
        .map((segments) => segments.join('/')),
    )
    fc.assert(
      fc.property(path, locale, (requested, language) => {
        const first = parse(language, requested)
        const target = first.kind === 'redirect' ? first.to.slice(3) : '/'
        expect(parse(language, target).kind).not.toBe('redirect')
      }),
      { numRuns: 1000 },
    )
  })
})

describe('parseUnprefixed', () => {
  it.each([
    ['/', '/fr/'],
    ['/for-sale/', '/fr/a-vendre/'],
    ['/Projects/', '/fr/projets/'],
    ['/te-koop', '/fr/a-vendre/'],
    ['/a-vendre/', '/fr/a-vendre/'],
    ['/contact/?x=1', '/fr/contact/'],
    ['/for-sale/gent/huis/12/', '/fr/a-vendre/gent/huis/12/'],
  ])('redirects %s to %s', (path, to) => {
    expect(parseUnprefixed(exampleTable, path, 'fr')).toEqual({ kind: 'redirect', to })
  })
  it.each([
    ['/property/12/', 'property', 12],
    ['/project/7/', 'project', 7],
    ['/project/?id=7', 'project', 7],
    ['/a-vendre/gent/maison/12/', 'property', 12],
  ])('finds the record behind %s', (path, kind, publicId) => {
    expect(parseUnprefixed(exampleTable, path, 'fr')).toMatchObject({ kind, publicId })
  })
  it.each(['/robots/', '/property/', '/project/', '/project/?id=0'])(
    'knows nothing at %s',
    (path) => {
      expect(parseUnprefixed(exampleTable, path, 'fr')).toEqual({ kind: 'none' })
    },
  )
})
