import { expect } from '@playwright/test'
import { test } from './_kit/test'
import { ask, toTarget, type Answer } from './_kit/ask'
import { openDesk, type Editor } from './_kit/editor'
import { readPage } from './_kit/read-page'

/** A visitor who comes this much later sees a change; nothing is rebuilt in between. */
const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1_000))

// These tests change what others look at, so each works on a record that no other test names.
test.describe.configure({ mode: 'serial' })

let editor: Editor

test.beforeAll(async ({ origin }) => {
  editor = openDesk(origin)
})

type Found = { docs: { id: number }[] }

async function findId(collection: string, field: string, value: string): Promise<number> {
  const query = `where[${field}][equals]=${encodeURIComponent(value)}&depth=0`
  const { docs } = await editor.read<Found>(`/api/${collection}/?${query}`)
  const [doc] = docs
  if (!doc) throw new Error(`No record of ${collection} has ${field} ${value}`)
  return doc.id
}

function isCached({ headers }: Answer): boolean {
  return headers['x-nextjs-cache'] === 'HIT'
}

for (const path of ['/nl/', '/fr/a-vendre/', '/de/datenschutz/', '/nl/projecten/']) {
  test(`${path} comes from the cache at the second hit`, async ({ origin }) => {
    // Another version is named, so that the framework is asked and no copy of a moment ago is given.
    const headers = { 'if-none-match': '"none"' }
    await ask(origin, { path, headers })
    const second = await ask(origin, { path, headers })
    expect(second.status).toBe(200)
    expect(isCached(second)).toBe(true)
  })
}

for (const robot of ['bingbot/2.0', 'facebookexternalhit/1.1', 'WhatsApp/2.23']) {
  test(`${robot} gets the page that everybody gets`, async ({ origin }) => {
    const path = '/nl/te-koop/'
    const visitor = await ask(origin, { path })
    const { status, headers, body } = await ask(origin, { path, headers: { 'user-agent': robot } })
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe(visitor.headers['cache-control'])
    expect(headers.etag).toBe(visitor.headers.etag)
    expect(body).toBe(visitor.body)
    expect(body.slice(0, body.indexOf('</head>'))).toMatch(
      /<title>.+<\/title>.*property="og:title"/s,
    )
  })
}

test('that something is missing is kept a minute at most where a script asks, and what is one person’s by nobody', async ({
  origin,
}) => {
  const headers = { rsc: '1' }
  /** The framework leads to the one address at which it answers its script. */
  const askPart = async (path: string) => {
    const first = await ask(origin, { path, headers })
    const target = toTarget(first, origin)
    return target?.includes('_rsc') ? ask(origin, { path: target, headers }) : first
  }
  const missing = ['/nl/bestaat-niet/', '/nl/property/999999/', '/zonder-taal/']
  const ofOne = [
    '/nl/preview/nl/te-koop/',
    '/nl/document/12/',
    '/nl/portal/99/',
    '/nl/own-data/x.y/',
  ]
  // Twice, because the framework keeps the first answer itself.
  for (const path of [...missing, ...missing]) {
    const got = await askPart(path)
    expect(got.headers['cache-control'], `${path} ${got.status}`).toMatch(/no-store|^s-maxage=60$/)
  }
  for (const path of ['/nl/bestaat-niet.rsc', '/nl/bestaat-niet.rsc']) {
    const got = await ask(origin, { path })
    expect(got.headers['cache-control'], `${path} ${got.status}`).toMatch(/no-store|^s-maxage=60$/)
  }
  for (const path of [...ofOne, ...ofOne]) {
    const got = await askPart(path)
    expect(got.headers['cache-control'], `${path} ${got.status}`).toContain('no-store')
  }
})

test('a page is not kept in browsers, where no change could reach it', async ({ origin }) => {
  const { headers } = await ask(origin, { path: '/nl/disclaimer/' })
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['cache-control']).not.toMatch(/max-age=[1-9]/)
})

test('a new title is on the page within a second, in its own language alone, and gone when it is taken back', async ({
  origin,
}) => {
  const path = '/nl/toegankelijkheid/'
  const readTitle = async (page = path) => readPage((await ask(origin, { path: page })).body).h1
  const id = await findId('pages', 'path', '/accessibility/')
  const before = await readTitle()
  const english = await readTitle('/en/accessibility/')
  await editor.change(`/api/pages/${id}/?locale=nl`, {
    title: 'Voor iedereen leesbaar',
    _status: 'published',
  })
  await aSecond()
  expect(await readTitle()).toBe('Voor iedereen leesbaar')
  expect(await readTitle('/en/accessibility/')).toBe(english)
  await editor.change(`/api/pages/${id}/?locale=nl`, { title: before, _status: 'published' })
  await aSecond()
  expect(await readTitle()).toBe(before)
})

test('a draft of a published page is not shown to visitors', async ({ origin }) => {
  const path = '/nl/bronnen/'
  const id = await findId('pages', 'path', '/credits/')
  const before = readPage((await ask(origin, { path })).body).h1
  await editor.change(`/api/pages/${id}/?locale=nl&draft=true`, {
    title: 'Nog niet klaar',
    _status: 'draft',
  })
  const after = await ask(origin, { path })
  expect(readPage(after.body).h1).toBe(before)
  expect(after.body).not.toContain('Nog niet klaar')
  await editor.change(`/api/pages/${id}/?locale=nl`, { title: before, _status: 'published' })
})

test('a new address answers without a rebuild, and its record takes it away again', async ({
  origin,
}) => {
  const path = '/nl/proefpagina-voor-adressen/'
  const status = async () => (await ask(origin, { path })).status
  expect(await status()).toBe(404)
  const id = await editor.create('/api/pages/?locale=nl', {
    name: 'Proefpagina voor adressen',
    title: 'Proefpagina voor adressen',
    screen: 'content',
    status: 'published',
    _status: 'published',
  })
  await aSecond()
  expect(await status()).toBe(200)
  await editor.remove(`/api/pages/${id}/`)
  await aSecond()
  expect(await status()).toBe(404)
})

test('a home that was never published is found by no page, interface or search', async ({
  origin,
}) => {
  const title = 'Nooitgepubliceerde hoekwoning'
  const typeId = await findId('property-types', 'webId', '1')
  const id = await editor.create('/api/properties/?locale=nl&draft=true', {
    publicId: 987_654,
    recordFile: 'TEST-987654',
    goal: 'sale',
    status: 'active',
    mainType: typeId,
    types: [typeId],
    title,
    publishedAt: '2026-01-01T10:00:00.000Z',
    price: 250_000,
    publishPrice: true,
    publishAddress: true,
    zip: '2000',
    city: 'Antwerpen',
    countryId: '10',
    _status: 'draft',
  })
  const asked = [
    '/property/987654/',
    '/nl/te-koop/antwerpen/nooitgepubliceerde-hoekwoning/987654/',
    `/api/properties/${id}/`,
    '/nl/te-koop/?q=Nooitgepubliceerde',
    '/nl/te-koop/?q=TEST-987654',
    `/api/properties/?where[publicId][equals]=987654`,
    '/sitemaps/nl-properties-0.xml',
  ]
  const answers = await Promise.all(asked.map((path) => ask(origin, { path })))
  await editor.remove(`/api/properties/${id}/`)
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 200, 200, 200, 200])
  expect(answers.filter(({ body }) => body.includes(title)).length).toBe(0)
  expect(answers.filter(({ body }) => body.includes('/987654/')).length).toBe(0)
})

test('the site has no interface in which others than staff can ask freely', async ({ origin }) => {
  const asked = ['/api/graphql/', '/api/graphql-playground/', '/api/users/', '/api/enquiries/']
  const answers = await Promise.all(asked.map((path) => ask(origin, { path })))
  expect(answers.filter(({ status }) => status < 400).length).toBe(0)
})
