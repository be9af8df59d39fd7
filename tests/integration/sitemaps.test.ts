import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SitemapEntry } from '@/features/sitemaps/sitemap-entry'
import { findSitemapFile, listSitemapFiles } from '@/features/sitemaps/sitemap-files'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics, type ListingBasics } from './listing-examples'

let payload: Payload
let basics: ListingBasics

beforeAll(async () => {
  payload = await getTestPayload()
  basics = await createListingBasics(payload)
  const use = { use: true, flags: false }
  await payload.updateGlobal({
    slug: 'languages',
    data: {
      items: [
        { code: 'nl', default: true, ...use },
        { code: 'fr', default: false, ...use },
      ],
    },
  })
})

async function readEntries(file: string): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = []
  for await (const step of (await findSitemapFile(file)) ?? []) entries.push(...step)
  return entries
}

async function listPaths(file: string): Promise<string[]> {
  return (await readEntries(file)).map(({ path }) => path)
}

async function listPathsOf(publicId: unknown): Promise<string[]> {
  const paths = await listPaths('nl-properties-0')
  return paths.filter((path) => path.endsWith(`/${String(publicId)}/`))
}

describe('the sitemap of homes', () => {
  it('lists a home for sale at its one true address', async () => {
    const { publicId } = await createHouse(payload, basics, { isInvestment: true })
    expect(await listPathsOf(publicId)).toEqual([
      `/nl/te-koop/antwerpen/woning-met-tuin/${publicId}/`,
    ])
  })

  it('lists it in every language that it has a title in, with all of them named', async () => {
    const { id, publicId } = await createHouse(payload, basics)
    await payload.update({
      collection: 'properties',
      id,
      locale: 'fr',
      data: { title: 'Maison avec jardin' },
    })
    const entries = [
      ...(await readEntries('nl-properties-0')),
      ...(await readEntries('fr-properties-0')),
    ]
    const own = entries.filter(({ path }) => path.endsWith(`/${String(publicId)}/`))
    const dutch = `/nl/te-koop/antwerpen/woning-met-tuin/${publicId}/`
    const french = own.map(({ path }) => path).find((path) => path.startsWith('/fr/a-vendre/'))
    expect(own.map(({ alternates }) => alternates)).toEqual([
      { nl: dutch, fr: french, 'x-default': dutch },
      { nl: dutch, fr: french, 'x-default': dutch },
    ])
  })

  it.each([
    ['a draft', { _status: 'draft' }],
    ['discreet', { isDiscreet: true }],
    ['sold', { status: 'sold', closedAt: new Date().toISOString() }],
    ['not online yet', { status: 'prospect' }],
    ['withdrawn', { status: 'inactive' }],
  ])('leaves out a home that is %s', async (_what, differences) => {
    const { publicId } = await createHouse(payload, basics, differences)
    expect(await listPathsOf(publicId)).toEqual([])
  })
})

describe('the sitemap of pages', () => {
  const page = { screen: 'content', status: 'published', _status: 'published' } as const

  const createPage = (name: string, differences: Readonly<Record<string, unknown>> = {}) =>
    payload.create({
      collection: 'pages',
      locale: 'nl',
      data: { ...page, name, title: name, ...differences },
    })

  it('lists a published page', async () => {
    await createPage('Onze aanpak')
    expect(await listPaths('nl-pages')).toContain('/nl/onze-aanpak/')
  })

  it.each([
    ['a draft', 'Klad', { _status: 'draft' }],
    ['hidden', 'Opendeur', { status: 'hidden' }],
    ['kept from search engines', 'Intern', { seo: { noIndex: true } }],
    ['not meant for the language', 'Alleen Frans', { visibleIn: ['fr'] }],
  ])('leaves out a page that is %s', async (_what, name, differences) => {
    const { path } = await createPage(name, differences)
    const paths = await listPaths('nl-pages')
    expect(paths.filter((one) => one === `/nl${path}`)).toEqual([])
  })
})

describe('the index of sitemaps', () => {
  it('names each file of a language that has something, and no other answers', async () => {
    const names = (await listSitemapFiles('nl')).map(({ name }) => name)
    expect(names).toEqual(['nl-pages', 'nl-properties-0'])
    for (const name of [
      'nl-properties-7',
      'nl-owners',
      'nl-constructor',
      'xx-pages',
      'nl-articles',
    ]) {
      expect([name, await findSitemapFile(name)]).toEqual([name, null])
    }
  })
})
