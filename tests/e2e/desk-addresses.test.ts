import { expect, type BrowserContext, type Page } from '@playwright/test'
import { ask } from './_kit/ask'
import { findViolations } from './_kit/axe'
import { openDesk, type Editor } from './_kit/editor'
import { untilAlive } from './_kit/late-scripts'
import { test } from './_kit/test'

// Forms of the desk and what they make of the site: more than a look at a page.
test.slow()

const run = Date.now()

let editor: Editor

test.beforeAll(({ origin }) => {
  editor = openDesk(origin)
})

async function openAdmin(context: BrowserContext, origin: string, path: string): Promise<Page> {
  await context.addCookies([{ name: 'payload-token', value: editor.token, url: origin }])
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** What the components themselves draw: the desk around them is the framework's. */
const parts = {
  redirectImport: 'details:has(textarea)',
  visibility: '[aria-live]:has(> dl)',
  inspector: 'div:has(> section[aria-labelledby="address-table"])',
} as const

type Found = { docs: { id: number }[] }

test('an editor gives a page another address, and the old one leads to it at once', async ({
  context,
  origin,
}) => {
  const name = `Adres ${run}x`
  const id = await editor.create('/api/pages/?locale=nl', {
    name,
    title: name,
    screen: 'content',
    // Reachable, and in no list that another test counts.
    status: 'hidden',
    _status: 'published',
  })
  const { docs } = await editor.read<Found>(`/api/routes/?where[target.value][equals]=${id}`)
  const page = await openAdmin(
    context,
    origin,
    `/admin/collections/routes/${docs[0]?.id}/?locale=nl`,
  )
  const field = page.locator('#field-localizedPath')
  await untilAlive(field)
  await field.fill(`/nieuw-adres-${run}x/`)
  await page.locator('#action-save').click()
  await expect(page.locator('.payload-toast-container')).toContainText(/succes/i)
  const old = await ask(origin, { method: 'GET', path: `/nl/adres-${run}x/` })
  expect([old.status, old.headers.location]).toEqual([308, `/nl/nieuw-adres-${run}x/`])
  const found = await ask(origin, { method: 'GET', path: `/nl/nieuw-adres-${run}x/` })
  expect(found.status).toBe(200)
  await editor.remove(`/api/pages/${id}/`)
})

test('an editor imports redirects, of which one line is bad', async ({ context, origin }) => {
  const page = await openAdmin(context, origin, '/admin/collections/redirects/?locale=nl')
  const summary = page.getByText('Omleidingen invoeren')
  await untilAlive(page.getByRole('button', { name: /^Filters/ }).first())
  await summary.click()
  await page
    .getByLabel('Twee kolommen')
    .fill(`/oude-site-${run}/\t/nl/te-koop/\n/nl/te-koop/\t/nl/contact/\n`)
  await page.getByRole('button', { name: 'Nakijken' }).click()
  const refused = page.getByRole('row').filter({ hasText: 'Op dit adres staat een pagina' })
  await expect(refused.getByRole('cell').first()).toHaveText('2')
  expect(await findViolations(page, parts.redirectImport)).toEqual([])
  await page.getByRole('button', { name: '1 bewaren' }).click()
  await expect(page.getByText('1 omleidingen bewaard.')).toBeVisible()
  const answer = await ask(origin, { method: 'GET', path: `/oude-site-${run}/` })
  expect([answer.status, answer.headers.location]).toEqual([308, '/nl/te-koop/'])
  const query = `where[from][equals]=/oude-site-${run}/`
  await expect
    .poll(
      async () => {
        const { docs } = await editor.read<{ docs: { hits: number }[] }>(`/api/redirects/?${query}`)
        return docs[0]?.hits
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)
  const { docs } = await editor.read<Found>(`/api/redirects/?${query}`)
  await editor.remove(`/api/redirects/${docs[0]?.id}/`)
})

test('an editor reads why a home is not visible, and where that is changed', async ({
  context,
  origin,
}) => {
  // One of the seed: other tests make and delete discreet homes meanwhile.
  const { docs } = await editor.read<Found>(
    '/api/properties/?where[isDiscreet][equals]=true&where[status][equals]=active&where[_status][equals]=published&sort=id&limit=1',
  )
  const page = await openAdmin(
    context,
    origin,
    `/admin/collections/properties/${docs[0]?.id}/?locale=nl`,
  )
  const open = page.getByRole('button', { name: 'Waarom (niet) zichtbaar?' })
  await untilAlive(open)
  await open.click()
  const sitemap = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Sitemap' }),
  })
  await expect(sitemap).toContainText('Het is discreet: enkel wie de link heeft, vindt het.')
  await expect(sitemap.getByRole('link', { name: 'Discrete verkoop' })).toHaveAttribute(
    'href',
    `/admin/collections/properties/${docs[0]?.id}/?locale=nl#field-isDiscreet`,
  )
  expect(await findViolations(page, parts.visibility)).toEqual([])
})

test('an editor finds a line of the address table among all languages', async ({
  context,
  origin,
}) => {
  const page = await openAdmin(context, origin, '/admin/addresses/?text=te-koop')
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: '/for-sale/', exact: true }) })
  await expect(row.getByRole('link', { name: '/te-koop/', exact: true })).toHaveAttribute(
    'href',
    '/nl/te-koop/',
  )
  await expect(row.getByRole('link', { name: '/a-vendre/', exact: true })).toBeVisible()
  expect(await findViolations(page, parts.inspector)).toEqual([])
})
