import { expect, type Browser, type Page } from '@playwright/test'
import { ask, type Answer } from '../_kit/ask'
import { findViolations } from '../_kit/axe'
import { openDesk, type Editor } from '../_kit/editor'
import { untilAlive } from '../_kit/late-scripts'
import { publishByForm } from '../_kit/publish'
import { inviteColleague, type Colleague } from '../_kit/staff'
import { test } from '../_kit/test'
import { listLate, watchUntilRight } from '../_kit/time-to-visible'

/**
 * One day of one editor, through the screens alone. What each screen can do besides is in the files
 * beside this one: planning, imports, translations, the law's mentions.
 */
test.describe.configure({ mode: 'serial' })
test.slow()

const run = Date.now()
const name = `Dagproef ${run}`
const address = { nl: `/nl/dagproef-${run}/`, fr: `/fr/essai-${run}/` }

let desk: Editor
let colleague: Colleague
let servers: readonly string[]
let page: Page
let pageId = 0
let moduleId = 0

test.beforeAll(async ({ origin, browser }) => {
  desk = openDesk(origin)
  servers = [origin, process.env.E2E_SECOND_URL ?? '']
  colleague = await inviteColleague(origin, { name: 'redactie', role: 'editor', languages: [] })
  moduleId = await desk.create('/api/modules/?locale=nl', {
    name: `Blok ${run}`,
    title: `Over het blok ${run}`,
    type: 'text',
    view: 'text',
    status: 'published',
    _status: 'published',
  })
  page = await (await browser.newContext({ baseURL: origin, locale: 'nl-BE' })).newPage()
  page.setDefaultTimeout(20_000)
})

test.afterAll(async () => {
  await page.context().close()
  // The account first: it takes along what it holds open.
  await desk.remove(`/api/users/${colleague.id}/`)
  if (pageId) await desk.remove(`/api/pages/${pageId}/`)
  await desk.remove(`/api/modules/${moduleId}/`)
})

/** Opens the form of the page in a language, when its fields answer. */
async function openForm(language: 'nl' | 'fr'): Promise<void> {
  await page.goto(`/admin/collections/pages/${pageId}/?locale=${language}`)
  await untilAlive(page.locator('#field-title'))
}

/** Does something in the form, and waits until the draft is kept by itself. */
async function untilKept(act: () => Promise<void>): Promise<void> {
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('autosave=true'),
  )
  await act()
  expect((await kept).status()).toBe(200)
}

const writeTitle = (title: string): Promise<void> =>
  untilKept(() => page.locator('#field-title').fill(title))

/** Opens or closes the preview, and waits until the desk has noted that for the next form. */
async function togglePreview(): Promise<void> {
  const noted = page.waitForResponse((answer) => answer.url().includes('/api/payload-preferences/'))
  await page.locator('#live-preview-toggler').click()
  await noted
}

/** Publishes with the button of the form; what it answers with is what the second counts from. */
const publish = (): Promise<number> => publishByForm(page, pageId)

async function expectEverywhere(
  path: string,
  isRight: (answer: Answer) => boolean,
  since: number,
): Promise<void> {
  const seen = await watchUntilRight(servers, [{ path, isRight }], since)
  expect(listLate(seen)).toEqual([])
}

async function readAsStranger(browser: Browser, href: string): Promise<string> {
  const context = await browser.newContext({ locale: 'nl-BE' })
  const guest = await context.newPage()
  await guest.goto(href)
  const title = await guest.getByRole('heading', { level: 1 }).innerText()
  await context.close()
  return title
}

test('the editor logs in, and the day begins with what waits', async () => {
  await page.goto('/admin/')
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('E-mailadres').fill(colleague.email)
  await page.getByLabel('Wachtwoord').fill('Not-my-password-1')
  const logIn = page.getByRole('button', { name: 'Aanmelden' })
  await untilAlive(logIn)
  await logIn.click()
  await expect(page.getByText('E-mailadres of wachtwoord klopt niet')).toBeVisible()
  await page.getByLabel('Wachtwoord').fill(colleague.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Wacht op u' })).toBeVisible()
})

test('a page is made and a module put on its grid', async () => {
  await page.goto('/admin/collections/pages/create/?locale=nl')
  await page.waitForURL(/\/pages\/\d+/)
  pageId = Number(/\/pages\/(\d+)/.exec(page.url())?.[1])
  await untilAlive(page.locator('#field-name'))
  await page.locator('#field-name').fill(name)
  await writeTitle(name)
  const grid = page.getByRole('region', { name: 'Indeling van de pagina' })
  await grid.getByRole('button', { name: 'Module toevoegen' }).click()
  await untilKept(() =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: `Blok ${run}` })
      .click(),
  )
  await expect(grid.getByRole('button', { name: new RegExp(`^Blok ${run}, `) })).toBeVisible()
})

test('the preview beside the form speaks two languages', async () => {
  const frame = page.frameLocator('iframe')
  await openForm('nl')
  await togglePreview()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(name)
  await togglePreview()
  await expect(page.locator('iframe')).toBeHidden()

  // Before it was ever published, and without an address in French.
  await openForm('fr')
  await togglePreview()
  await writeTitle(`Essai ${run}`)
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`Essai ${run}`)
  await expect(frame.locator('html')).toHaveAttribute('lang', 'fr')
  await togglePreview()
  await expect(page.locator('iframe')).toBeHidden()
})

test('somebody without an account sees the draft by a link, and nobody else does', async ({
  browser,
  origin,
}) => {
  await openForm('nl')
  const share = page.getByRole('button', { name: 'Voorbeeld delen' })
  await untilAlive(share)
  await share.click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Link maken' }).click()
  const link = panel.getByLabel('Link in het Nederlands', { exact: true })
  await expect(link).toHaveValue(/\/nl\/preview\/./)
  expect(await readAsStranger(browser, await link.inputValue())).toBe(name)
  expect((await ask(origin, { path: address.nl })).status).toBe(404)
})

test('what is published stands on two servers within a second, in both languages', async () => {
  await openForm('nl')
  const visibility = page.locator('#field-status')
  await visibility.getByRole('combobox').click()
  // Reachable, and in no menu that another test counts.
  await page.getByRole('option', { name: 'Verborgen', exact: true }).click()
  const since = await publish()
  await expectEverywhere(
    address.nl,
    ({ status, body }) => status === 200 && body.includes(`Over het blok ${run}`),
    since,
  )
  await expectEverywhere(address.fr, ({ body }) => body.includes(`Essai ${run}`), since)
})

test('an older version comes back, and visitors see it within a second', async () => {
  await openForm('nl')
  await writeTitle('Een vergissing')
  // What was online keeps its address when its title changes.
  const mistakeAt = await publish()
  await expectEverywhere(address.nl, ({ body }) => body.includes('Een vergissing'), mistakeAt)
  await page.goto(`/admin/collections/pages/${pageId}/versions/?locale=nl`)
  await page.getByRole('row').filter({ hasText: 'Was online' }).getByRole('link').click()
  const restore = page.getByRole('button', { name: 'Herstel deze versie' })
  await untilAlive(restore)
  await restore.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bevestigen' }).click()
  await page.waitForURL(new RegExp(`/pages/${pageId}/?(\\?|$)`))
  const since = performance.now()
  await expectEverywhere(address.nl, ({ body }) => body.includes(name), since)
})

test('a new brand colour shows on every server within a second, from the form of the site', async ({
  origin,
}) => {
  const settings = '/api/globals/site/'
  const { brandColour } = await desk.read<{ brandColour: string }>(settings)
  // The settings of the site are those of an administrator, who takes over here.
  await page.context().addCookies([{ name: 'payload-token', value: desk.token, url: origin }])
  await page.goto('/admin/globals/site/?locale=nl')
  const colour = page.getByLabel('Hoofdkleur')
  await untilAlive(colour)
  try {
    await colour.fill('#7a1f2b')
    const stored = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByRole('button', { name: 'Bewaar' }).click()
    expect((await stored).status()).toBe(200)
    const since = performance.now()
    await expectEverywhere('/nl/', ({ body }) => body.includes('--brand:#7a1f2b'), since)
  } finally {
    await desk.set(settings, { brandColour })
  }
})
