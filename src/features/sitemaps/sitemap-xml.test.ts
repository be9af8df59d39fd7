import { describe, expect, it } from 'vitest'
import { toEntries, type SitemapEntry } from './sitemap-entry'
import { toSitemapIndexXml, toUrlXml } from './sitemap-xml'

const table = { defaultLocale: 'nl', enabledLocales: ['nl', 'fr', 'en'] } as const
const paths = { nl: '/nl/te-koop/', fr: '/fr/a-vendre/', en: null, de: '/de/zu-verkaufen/' }
const origin = 'https://www.example.be'
const moment = '2026-11-20T10:00:00.000Z'

describe('an entry of a sitemap', () => {
  const entries = toEntries(table, { pathOf: (locale) => paths[locale], lastModified: moment })

  it('stands once for every enabled language that has the page', () => {
    expect(entries.map(({ path }) => path)).toEqual(['/nl/te-koop/', '/fr/a-vendre/'])
  })

  it('names all translations, itself and the default among them', () => {
    const all = { nl: '/nl/te-koop/', fr: '/fr/a-vendre/', 'x-default': '/nl/te-koop/' }
    expect(entries.map(({ alternates }) => alternates)).toEqual([all, all])
  })
})

describe('toUrlXml', () => {
  const entry: SitemapEntry = { path: '/nl/', lastModified: null, alternates: {} }

  it('writes whole addresses, the day of change, the translations and the pictures', () => {
    const xml = toUrlXml(
      {
        path: '/nl/te-koop/',
        lastModified: moment,
        alternates: { fr: '/fr/a-vendre/' },
        images: ['/img/7/?width=1360&v=a.b'],
      },
      origin,
    )
    expect(xml).toContain('<loc>https://www.example.be/nl/te-koop/</loc>')
    expect(xml).toContain(`<lastmod>${moment}</lastmod>`)
    expect(xml).toContain('hreflang="fr" href="https://www.example.be/fr/a-vendre/"')
    expect(xml).toContain(
      '<image:loc>https://www.example.be/img/7/?width=1360&amp;v=a.b</image:loc>',
    )
  })

  it('says nothing about a change that it does not know', () => {
    expect(toUrlXml(entry, origin)).not.toContain('lastmod')
  })

  it('writes signs of the mark-up as text', () => {
    const xml = toUrlXml({ ...entry, path: '/nl/a&b<c/' }, origin)
    expect(xml).toContain('<loc>https://www.example.be/nl/a&amp;b&lt;c/</loc>')
  })
})

describe('toSitemapIndexXml', () => {
  it('lists every file by its whole address, with its day of change', () => {
    const xml = toSitemapIndexXml([{ name: 'nl-properties-0', lastModified: moment }], origin)
    expect(xml).toContain(
      `<loc>https://www.example.be/sitemaps/nl-properties-0.xml</loc><lastmod>${moment}</lastmod>`,
    )
  })
})
