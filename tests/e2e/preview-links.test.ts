import { expect, type Browser, type Page, type Response } from '@playwright/test'
import { ask } from './_kit/ask'
import { findViolations } from './_kit/axe'
import { openDesk, type Editor } from './_kit/editor'
import { untilAlive } from './_kit/late-scripts'
import { test } from './_kit/test'

// A form of the desk and a page that is never kept: more than a look at a page.
test.slow()

let editor: Editor

test.beforeAll(async ({ origin }) => {
  editor = openDesk(origin)
})

const run = Date.now()
const banner = 'Voorbeeld: dit is niet wat bezoekers zien.'

type Draft = { collection: 'pages' | 'articles'; id: number; title: string; publicPath: string }

/** A page that was never published. */
async function createPage(name: string): Promise<Draft> {
  const title = `${name} ${run}`
  const id = await editor.create('/api/pages/?locale=nl&draft=true', {
    name: title,
    title,
    screen: 'content',
    status: 'published',
    _status: 'draft',
  })
  return { collection: 'pages', id, title, publicPath: `/nl/${name.toLowerCase()}-${run}/` }
}

const removeDraft = ({ collection, id }: Draft) => editor.remove(`/api/${collection}/${id}/`)

async function openForm(page: Page, origin: string, { collection, id }: Draft): Promise<void> {
  await page.context().addCookies([{ name: 'payload-token', value: editor.token, url: origin }])
  await page.goto(`/admin/collections/${collection}/${id}/?locale=nl`)
}

const panel = (page: Page) => page.getByRole('dialog')

async function openPanel(page: Page): Promise<void> {
  const share = page.getByRole('button', { name: 'Voorbeeld delen' })
  await untilAlive(share)
  await share.click()
  await expect(panel(page).getByRole('heading', { name: 'Gemaakte links' })).toBeVisible()
}

async function makeLink(page: Page): Promise<string> {
  await openPanel(page)
  await panel(page).getByRole('button', { name: 'Link maken' }).click()
  const address = panel(page).getByLabel('Link in het Nederlands', { exact: true })
  await expect(address).toHaveValue(/\/nl\/preview\/./)
  return address.inputValue()
}

type Visit = { answer: Response | null; page: Page; asked: string[]; leave: () => Promise<void> }

/** Opens an address as somebody who was never here, and keeps what the page asks for. */
async function comeAsStranger(browser: Browser, href: string): Promise<Visit> {
  const context = await browser.newContext({ locale: 'nl-BE' })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const answer = await page.goto(href)
  await page.waitForLoadState('networkidle')
  return { answer, page, asked, leave: () => context.close() }
}

const statusOf = async (origin: string, path: string, headers = {}) =>
  (await ask(origin, { path, headers })).status

test('an editor shows one draft to somebody without an account, and ends it', async ({
  browser,
  origin,
  page,
}) => {
  const draft = await createPage('Linkproef')
  const other = await createPage('Buurconcept')
  await openForm(page, origin, draft)
  const href = await makeLink(page)
  const { pathname: path } = new URL(href)
  expect(new URL(href).origin).toBe(origin)

  await test.step('the guest sees the draft, and is not followed', async () => {
    const guest = await comeAsStranger(browser, href)
    expect(guest.answer?.status()).toBe(200)
    expect(guest.answer?.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'x-robots-tag': expect.stringContaining('noindex'),
      'referrer-policy': 'no-referrer',
    })
    await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText(draft.title)
    await expect(guest.page.getByText(banner)).toBeVisible()
    const robots = guest.page.locator('meta[name="robots"]').first()
    await expect(robots).toHaveAttribute('content', /noindex/)
    await expect(guest.page.getByRole('dialog')).toHaveCount(0)
    expect(await guest.page.context().cookies()).toEqual([])
    const elsewhere = guest.asked.filter((url) => new URL(url).origin !== origin)
    expect(elsewhere).toEqual([])
    expect(guest.asked.filter((url) => url.includes('/api/'))).toEqual([])
    expect(await findViolations(guest.page)).toEqual([])
    await guest.leave()
  })

  await test.step('the link opens nothing else', async () => {
    const token = path.split('/').at(-2) ?? ''
    const [, id, seconds, signature] = /^(\d+)-(\d+)-(.{43})$/.exec(token) ?? []
    expect(signature).toBeDefined()
    const forged = [
      `/fr/preview/${token}/`,
      `/nl/preview/${token}/${draft.publicPath.split('/').at(-2)}/`,
      `/nl/preview/${Number(id) + 1}-${seconds}-${signature}/`,
      `/nl/preview/${id}-${Number(seconds) + 60}-${signature}/`,
      `/nl/preview/${id}-${seconds}-${'A'.repeat(43)}/`,
      `/nl/preview${draft.publicPath.slice(3)}`,
      draft.publicPath,
      other.publicPath,
    ]
    const answers = await Promise.all(forged.map((one) => ask(origin, { path: one })))
    expect(answers.map(({ status }) => status)).toEqual(forged.map(() => 404))
    expect(answers.filter(({ body }) => body.includes(draft.title))).toEqual([])
    expect(await statusOf(origin, path, { host: 'elders.example' })).toBe(404)
    expect(await statusOf(origin, path, { host: new URL(origin).host })).toBe(200)
  })

  await test.step('the desk counts how often it was opened, and ends it', async () => {
    await page.reload()
    await openPanel(page)
    await expect(panel(page).getByText('Geopend: 1 ×')).toBeVisible()
    await expect(panel(page).getByText('(programma dat links nakijkt)')).toBeVisible()
    expect(await findViolations(page, 'dialog')).toEqual([])
    page.on('dialog', (dialog) => void dialog.accept())
    await panel(page).getByRole('button', { name: 'Intrekken' }).click()
    await expect(panel(page).getByText('Ingetrokken')).toBeVisible()
    await expect(panel(page).getByLabel('Link in het Nederlands', { exact: true })).toHaveCount(0)
    const closed = await ask(origin, { path })
    expect(closed.status).toBe(404)
    expect(closed.body).not.toContain(draft.title)
  })
  await Promise.all([removeDraft(draft), removeDraft(other)])
})

test('a link shows the newest draft of what visitors see otherwise', async ({
  browser,
  origin,
  page,
}) => {
  const title = `Nieuws ${run}`
  const id = await editor.create('/api/articles/?locale=nl', {
    name: title,
    title,
    isPublic: true,
    status: 'hidden',
    _status: 'published',
  })
  const draft: Draft = { collection: 'articles', id, title, publicPath: '' }
  await openForm(page, origin, draft)
  const href = await makeLink(page)
  const later = `Nieuws ${run}, herschreven`
  await editor.change(`/api/articles/${id}/?locale=nl&draft=true`, {
    title: later,
    _status: 'draft',
  })
  const guest = await comeAsStranger(browser, href)
  await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText(later)
  await guest.leave()
  await removeDraft(draft)
})
