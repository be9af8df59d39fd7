import { expect, type Page } from '@playwright/test'
import { locales } from '../../src/domain/kernel/locales'
import { ask } from './_kit/ask'
import { openDesk, type Editor } from './_kit/editor'
import { drawnByProcessor } from './_kit/graphics'
import { readPdf } from './_kit/read-pdf'
import { listPages, listSitemaps } from './_kit/sitemap'
import { test } from './_kit/test'

// In one worker: the end of another one's tests would show the address again under these.
test.describe.configure({ mode: 'default' })
// Without a card that draws it, the map asks for no points.
test.use(drawnByProcessor)

/** Whatever tells where the home stands, in words, in numbers and spelled as an address. */
const secret = /sluierberg|98765|busgeheim|49\.6812|5\.8164/i

const minute = 60_000

const publicId = 1170
const reference = '6700-001'
const address = {
  street: 'Sluierbergstraat',
  houseNumber: '98765',
  boxNr: 'busgeheim',
  lat: 49.681234,
  lng: 5.816445,
}

type Home = typeof address & { id: number; publishAddress: boolean; title: string }

let editor: Editor
let before: Home

// A home that no other test names is given a street that stands nowhere else, and then hidden.
test.beforeAll(async ({ origin }) => {
  editor = openDesk(origin)
  const query = `where[publicId][equals]=${publicId}&locale=nl&depth=0`
  const { docs } = await editor.read<{ docs: Home[] }>(`/api/properties/?${query}`)
  const [home] = docs
  if (!home) throw new Error(`The seed has no property ${publicId}`)
  before = home
  await editor.change(`/api/properties/${home.id}/?locale=nl`, {
    ...address,
    publishAddress: false,
    title: `${home.title} Sluierbergstraat 98765`,
    _status: 'published',
  })
})

test.afterAll(async () => {
  const { id, street, houseNumber, boxNr, lat, lng, publishAddress, title } = before
  await editor.change(`/api/properties/${id}/?locale=nl`, {
    ...{ street, houseNumber, boxNr, lat, lng, publishAddress, title },
    _status: 'published',
  })
})

/** The addresses of its page in all languages, as the sitemaps list them. */
async function listHomePages(origin: string): Promise<string[]> {
  const files = (await listSitemaps(origin)).filter((file) => file.includes('properties'))
  const paths = (await Promise.all(files.map((file) => listPages(origin, file)))).flat()
  return paths.filter((path) => path.endsWith(`/${publicId}/`))
}

test('a hidden street is in no page, file or answer of the site', async ({ origin }) => {
  test.setTimeout(3 * minute)
  const pages = await listHomePages(origin)
  expect(pages).toHaveLength(locales.length)
  const listed = encodeURIComponent(reference)
  const asked = [
    ...pages,
    ...locales.flatMap((locale) => [
      `/api/suggestions/?lang=${locale}&q=${listed}`,
      `/api/suggestions/?lang=${locale}&q=sluierbergstraat`,
      `/api/shortlist/?lang=${locale}&ids=${publicId}`,
      `/feeds/${locale}/for-sale.xml`,
      `/feeds/${locale}/for-sale.json`,
    ]),
    '/nl/te-koop/',
    `/nl/te-koop/?city=Aarlen%7C6700`,
    '/fr/a-vendre/?q=6700',
    '/llms.txt',
    ...(await listSitemaps(origin)),
    `/api/properties/?where[publicId][equals]=${publicId}&depth=3`,
    '/api/media/?limit=100&where[alt][like]=sluierberg',
  ]
  const leaks: string[] = []
  for (const path of asked) {
    // What the router asks for when a link is followed is another rendering of the same page.
    const kinds: Record<string, string>[] =
      path.startsWith('/api/') || path.includes('.') ? [{}] : [{}, { rsc: '1' }]
    for (const headers of kinds) {
      const answer = await ask(origin, { path, headers })
      expect([path, answer.status < 400 || answer.status === 403]).toEqual([path, true])
      const told = `${JSON.stringify(answer.headers)}${answer.body}`.replace(
        /q=sluierberg\w*/gi,
        '',
      )
      if (secret.test(told)) leaks.push(`${path} ${JSON.stringify(headers)}`)
    }
  }
  expect(leaks).toEqual([])
})

test('a hidden street cannot be asked for', async ({ origin }) => {
  const fields = ['street', 'houseNumber', 'title', 'description', 'lat']
  for (const field of fields) {
    const path = `/api/properties/?where[${field}][like]=sluierberg&limit=50&depth=0`
    const { body } = await ask(origin, { path })
    expect(body).not.toContain(`"publicId":${publicId}`)
  }
  const { body } = await ask(origin, { path: '/nl/te-koop/?q=sluierbergstraat' })
  expect(body).not.toContain(`/${publicId}/`)
})

test('a hidden street is not in the brochure', async ({ origin }) => {
  for (const locale of locales) {
    const answer = await fetch(`${origin}/brochures/${locale}/${publicId}.pdf`)
    expect(answer.status).toBe(200)
    const paper = readPdf(Buffer.from(await answer.arrayBuffer()))
    // What may be known is found, so that what is not found is not there.
    expect(paper).toContain(reference)
    expect(paper).toMatch(/^.*\b6700\b(?!-).*$/m)
    expect(paper).not.toMatch(secret)
  }
})

/** All that the site sends while a page is used and that could be read, with where it came from. */
function listen(page: Page) {
  const told: { url: string; body: Promise<string | null> }[] = []
  page.on('response', (response) => {
    const isText = /json|html|text|xml|javascript/.test(response.headers()['content-type'] ?? '')
    const isRedirect = response.status() >= 300 && response.status() < 400
    if (!isText || isRedirect) return
    told.push({ url: response.url(), body: response.text().catch(() => null) })
  })
  return async () => {
    const all = await Promise.all(told.map(async ({ url, body }) => ({ url, body: await body })))
    return all.flatMap(({ url, body }) => (body ? [{ url, body }] : []))
  }
}

test('a browser that searches, opens the map and reads the home is never sent it', async ({
  page,
}) => {
  const hear = listen(page)
  await page.goto('/nl/te-koop/?q=6700')
  const main = page.getByRole('main')
  const link = main.locator(`article a[href$="/${publicId}/"]`)
  await expect(link).toBeVisible()
  const points = page.waitForResponse((response) => response.url().includes('/api/map-points/'))
  await main.getByRole('link', { name: 'Kaart', exact: true }).click()
  await expect(main.getByRole('region', { name: 'Kaart', exact: true })).toBeVisible()
  await points
  // A page that is left takes along what was not read of it by then.
  await hear()
  await page.goBack()
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/${publicId}/$`))
  await expect(page.getByText('Het precieze adres', { exact: false }).first()).toBeVisible()
  const heard = await hear()
  const paths = heard.map(({ url }) => new URL(url).pathname)
  expect(paths).toContain('/nl/te-koop/')
  expect(paths).toContain('/api/map-points/')
  expect(paths).toContainEqual(expect.stringMatching(new RegExp(`/${publicId}/$`)))
  expect(heard.filter(({ url, body }) => secret.test(url + body)).map(({ url }) => url)).toEqual([])
})
