import { expect, type BrowserContext, type Page } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { ask } from './_kit/ask'
import { openDesk, type Editor } from './_kit/editor'
import { untilAlive } from './_kit/late-scripts'
import { test } from './_kit/test'

// A form of the desk and the clock of the site: more than a look at a page.
test.slow()

let editor: Editor
const run = Date.now()

test.beforeAll(async ({ origin }) => {
  editor = openDesk(origin)
})

async function open(context: BrowserContext, origin: string, path: string): Promise<Page> {
  await context.addCookies([{ name: 'payload-token', value: editor.token, url: origin }])
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** A page that is reachable and in no list that another test counts. */
function createPage(name: string, status: 'draft' | 'published'): Promise<number> {
  return editor.create('/api/pages/?locale=nl', {
    name: `${name} ${run}`,
    title: `${name} ${run}`,
    screen: 'content',
    status: 'hidden',
    _status: status,
  })
}

/** The next whole minute but one, by the Belgian clock, as the form asks for it. */
function inAMinute(): { day: string; time: string } {
  const at = new Date(Date.now() + 90_000)
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Brussels',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const [day = '', time = ''] = clock.format(at).split(' ')
  return { day, time }
}

test('an editor plans a publication, and visitors see it at its minute', async ({
  context,
  origin,
}) => {
  const id = await createPage('Planproef', 'draft')
  const address = `/nl/planproef-${run}/`
  const page = await open(context, origin, `/admin/collections/pages/${id}/?locale=nl`)
  const plan = page.getByRole('button', { name: 'Publicatie plannen' })
  await untilAlive(plan)
  await plan.click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Dag').fill('2020-01-01')
  await drawer.getByRole('button', { name: 'Plannen', exact: true }).click()
  const isRefusedByBrowser = await drawer
    .getByLabel('Dag')
    .evaluate((field) => field instanceof HTMLInputElement && field.validity.rangeUnderflow)
  expect(isRefusedByBrowser).toBe(true)

  const { day, time } = inAMinute()
  await drawer.getByLabel('Dag').fill(day)
  await drawer.getByLabel('Uur').fill(time)
  await drawer.getByRole('button', { name: 'Plannen', exact: true }).click()
  await expect(drawer.getByRole('listitem')).toContainText(time)
  expect(await findViolations(page, 'dialog')).toEqual([])

  expect((await ask(origin, { path: address })).status).toBe(404)
  await expect
    .poll(async () => (await ask(origin, { path: address })).status, {
      timeout: 180_000,
      intervals: [2_000],
    })
    .toBe(200)
  await page.reload()
  await untilAlive(plan)
  await plan.click()
  await expect(drawer.getByRole('listitem')).toContainText('Uitgevoerd')
  await editor.remove(`/api/pages/${id}/`)
})
