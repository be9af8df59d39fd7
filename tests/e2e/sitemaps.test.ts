import { expect } from '@playwright/test'
import { test } from './_kit/test'
import { locales, type Locale } from '../../src/domain/kernel/locales'
import { findJsonLdFaults, readJsonLd } from '../support/schema-org'
import { ask } from './_kit/ask'
import { askAll } from './_kit/ask-all'
import { readPage } from './_kit/read-page'
import { listPages, listSitemaps } from './_kit/sitemap'
import { unlistedPageRows } from './routes/unlisted-rows'

const minute = 60_000

/** Homes are many and drawn alike, so every so manieth is asked for; pages are asked for one by one. */
const steps = { pages: 1, articles: 1, projects: 1, 'properties-0': 12 }

test('robots.txt allows the site, keeps out of the desk and names the sitemap', async ({
  origin,
}) => {
  const { status, body } = await ask(origin, { path: '/robots.txt' })
  expect(status).toBe(200)
  expect(body).toContain('Allow: /')
  expect(body).toContain('Disallow: /admin/')
  expect(body).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m)
})

const kinds = ['pages', 'articles', 'projects', 'properties-0']

test('the index lists a file for pages, articles, projects and homes of every language', async ({
  origin,
}) => {
  const files = (locale: Locale) => kinds.map((kind) => `/sitemaps/${locale}-${kind}.xml`)
  expect(await listSitemaps(origin)).toEqual(locales.flatMap(files))
  expect(await listSitemaps(origin, '/sitemaps/fr.xml')).toEqual(files('fr'))
})

/** One page of each kind, and what it tells in structured data. */
const told: readonly (readonly [path: string, types: readonly string[]])[] = [
  ['/nl/', ['RealEstateAgent', 'WebSite']],
  ['/nl/contact/', ['RealEstateAgent', 'BreadcrumbList']],
  ['/fr/a-vendre/', ['ItemList', 'BreadcrumbList']],
  ['/nl/projecten/', ['ItemList', 'BreadcrumbList']],
  ['/nl/te-koop/antwerpen/appartement-op-het-zuid/1001/', ['RealEstateListing', 'BreadcrumbList']],
  [
    '/nl/projecten/mortsel/residentie-de-linde/5/',
    ['RealEstateListing', 'ItemList', 'BreadcrumbList'],
  ],
]

test('a page of each kind tells what it is by the vocabulary', async ({ origin }) => {
  const seen = await askAll(told, async ([path, types]) => {
    const blocks = readJsonLd((await ask(origin, { path })).body)
    const names = blocks.map((block) => block['@type'])
    const missing = types.filter((type) => !names.includes(type))
    return [...missing.map((type) => `no ${type}`), ...blocks.flatMap(findJsonLdFaults)].map(
      (fault) => `${path}: ${fault}`,
    )
  })
  expect(seen.flat()).toEqual([])
})

test('feeds and the guide for assistants answer, and a feed that is known is not sent again', async ({
  origin,
}) => {
  const path = '/feeds/nl/for-sale.xml'
  const { status, headers } = await ask(origin, { path })
  const again = await ask(origin, { path, headers: { 'if-none-match': headers.etag ?? '' } })
  expect([status, again.status]).toEqual([200, 304])
  const guide = await ask(origin, { path: '/llms.txt' })
  expect(guide.body).toContain(`${path})`)
  expect((await ask(origin, { path: '/feeds/nl/discreet.xml' })).status).toBe(404)
})

test('what is no file of the index answers 404', async ({ origin }) => {
  const paths = ['/sitemaps/owners.xml', '/sitemaps/nl-properties-5.xml', '/sitemaps/pages/']
  const statuses = await askAll(paths, async (path) => (await ask(origin, { path })).status)
  expect(statuses).toEqual([404, 404, 404])
})

test('no page that is kept from search engines is in a sitemap', async ({ origin }) => {
  const files = await listSitemaps(origin)
  const listed = new Set((await Promise.all(files.map((file) => listPages(origin, file)))).flat())
  expect(unlistedPageRows.map(({ path }) => path).filter((path) => listed.has(path))).toEqual([])
})

for (const [file, step] of Object.entries(steps)) {
  for (const locale of locales) {
    test(`addresses in ${file} in ${locale} are pages that may be listed, at their one true address`, async ({
      origin,
    }) => {
      test.setTimeout(4 * minute)
      const all = await listPages(origin, `/sitemaps/${locale}-${file}.xml`, locale)
      const paths = all.filter((_path, index) => index % step === 0)
      expect(paths.length).toBeGreaterThan(0)
      const wrong = await askAll(paths, async (path) => {
        const { status, body } = await ask(origin, { path })
        const { lang, canonical, robots, h1, alternates } = readPage(body)
        const seen = { status, lang, canonical, robots, own: alternates[locale] }
        const wanted = { status: 200, lang: locale, canonical: path, robots: null, own: path }
        const isRight = JSON.stringify(seen) === JSON.stringify(wanted) && h1 !== null && h1 !== ''
        return isRight ? [] : [{ path, ...seen, h1 }]
      })
      expect(wrong.flat()).toEqual([])
    })
  }
}
