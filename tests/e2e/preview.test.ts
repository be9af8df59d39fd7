import { expect, type BrowserContext, type Page } from '@playwright/test'
import { ask } from './_kit/ask'
import { openDesk, type Editor } from './_kit/editor'
import { readPage } from './_kit/read-page'
import { test } from './_kit/test'

const unpublished = 'Nog niet voor bezoekers'
const banner = 'Voorbeeld: dit is niet wat bezoekers zien.'

let editor: Editor

test.beforeAll(async ({ origin }) => {
  editor = openDesk(origin)
})

type Found<T> = { docs: T[] }

async function findOne<T>(path: string): Promise<T> {
  const { docs } = await editor.read<Found<T>>(path)
  const [doc] = docs
  if (doc === undefined) throw new Error(`${path} finds nothing`)
  return doc
}

async function comeAsEditor(context: BrowserContext, origin: string): Promise<void> {
  await context.addCookies([{ name: 'payload-token', value: editor.token, url: origin }])
}

/** Where the button above the form of a record leads. */
async function readPreviewPath(page: Page, collection: string, id: number): Promise<string> {
  await page.goto(`/admin/collections/${collection}/${id}/?locale=nl`)
  return (await page.locator('#preview-button').getAttribute('href')) ?? ''
}

test('an editor sees an unpublished change where the desk leads, and strangers see nothing', async ({
  context,
  origin,
  page,
}) => {
  const where = `where[path][equals]=${encodeURIComponent('/Cookie-policy/')}`
  const { id, title } = await findOne<{ id: number; title: string }>(
    `/api/pages/?${where}&locale=nl&depth=0`,
  )
  await editor.change(`/api/pages/${id}/?locale=nl&draft=true`, {
    title: unpublished,
    _status: 'draft',
  })
  try {
    await comeAsEditor(context, origin)
    const path = await readPreviewPath(page, 'pages', id)
    expect(path).toBe('/nl/preview/cookiebeleid/')
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unpublished)
    await expect(page.getByText(banner)).toBeVisible()
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)

    const open = await ask(origin, { path: '/nl/cookiebeleid/' })
    expect(readPage(open.body).h1).toBe(title)
    expect(open.body).not.toContain(banner)

    for (const cookie of ['', 'payload-token=abc']) {
      const refused = await ask(origin, { path, headers: { cookie } })
      expect(refused.status).toBe(404)
      expect(refused.body).not.toContain(unpublished)
    }
  } finally {
    await editor.change(`/api/pages/${id}/?locale=nl`, { title, _status: 'published' })
  }
})

test('a draft that does not exist is a page that says so, to staff as well', async ({ origin }) => {
  const headers = { cookie: `payload-token=${editor.token}` }
  const missing = await ask(origin, { path: '/nl/preview/bestaat-niet/', headers })
  expect(missing.status).toBe(404)
  expect(readPage(missing.body).h1).toContain('bestaat niet')
  expect(missing.headers['cache-control']).toContain('private')
})

test('a form in a preview says that it is sent from there by nobody', async ({
  context,
  origin,
  page,
}) => {
  await comeAsEditor(context, origin)
  await page.goto('/nl/preview/contact/')
  const form = page.locator('form[action^="/api/forms/"]').first()
  await expect(page.getByText('dit formulier kunt u hier niet versturen').first()).toBeVisible()
  await expect(form.locator('button[type="submit"]').last()).toBeDisabled()
})

for (const [collection, isShown] of [
  ['articles', '&where[isPublic][equals]=true'],
  ['properties', ''],
  ['projects', ''],
] as const) {
  test(`the desk leads to the preview of ${collection}`, async ({ context, origin, page }) => {
    const { id } = await findOne<{ id: number }>(
      `/api/${collection}/?where[_status][equals]=published${isShown}&sort=id&limit=1&depth=0`,
    )
    await comeAsEditor(context, origin)
    const path = await readPreviewPath(page, collection, id)
    expect(path).toMatch(/^\/nl\/preview\/./)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByText(banner)).toBeVisible()
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
    expect((await ask(origin, { path })).status).toBe(404)
  })
}
