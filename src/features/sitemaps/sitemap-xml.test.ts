import { describe, expect, it } from 'vitest'
import { toEntries } from './sitemap-entry'
import { toSitemapIndexXml, toSitemapXml } from './sitemap-xml'

const table = { defaultLocale: 'nl', enabledLocales: ['nl', 'fr', 'en'] } as const
const paths = { nl: '/nl/te-koop/', fr: '/fr/a-vendre/', en: null, de: '/de/zu-verkaufen/' }
const origin = 'https://www.example.be'

describe('an entry of a sitemap', () => {
  const entries = toEntries(table, {
    pathOf: (locale) => paths[locale],
    lastModified: '2026-11-20T10:00:00.000Z',
  })

  it('stands once for every enabled language that has the page', () => {
    expect(entries.map(({ path }) => path)).toEqual(['/nl/te-koop/', '/fr/a-vendre/'])
  })

  it('names all translations, itself and the default among them', () => {
    expect(entries.map(({ alternates }) => alternates)).toEqual([
      { nl: '/nl/te-koop/', fr: '/fr/a-vendre/', 'x-default': '/nl/te-koop/' },
      { nl: '/nl/te-koop/', fr: '/fr/a-vendre/', 'x-default': '/nl/te-koop/' },
    ])
  })
})

describe('toSitemapXml', () => {
  it('writes whole addresses, the day of change and the translations', () => {
    const xml = toSitemapXml(
      [
        {
          path: '/nl/te-koop/',
          lastModified: '2026-11-20T10:00:00.000Z',
          alternates: { fr: '/fr/a-vendre/' },
        },
      ],
      origin,
    )
    expect(xml).toContain('<loc>https://www.example.be/nl/te-koop/</loc>')
    expect(xml).toContain('<lastmod>2026-11-20T10:00:00.000Z</lastmod>')
    expect(xml).toContain('hreflang="fr" href="https://www.example.be/fr/a-vendre/"')
  })

  it('says nothing about a change that it does not know', () => {
    const xml = toSitemapXml([{ path: '/nl/', lastModified: null, alternates: {} }], origin)
    expect(xml).not.toContain('lastmod')
  })

  it('writes signs of the mark-up as text', () => {
    const xml = toSitemapXml([{ path: '/nl/a&b<c/', lastModified: null, alternates: {} }], origin)
    expect(xml).toContain('<loc>https://www.example.be/nl/a&amp;b&lt;c/</loc>')
  })
})

describe('toSitemapIndexXml', () => {
  it('lists every file by its whole address', () => {
    expect(toSitemapIndexXml(['pages', 'properties-0'], origin)).toContain(
      '<loc>https://www.example.be/sitemaps/properties-0.xml</loc>',
    )
  })
})
