import { expect, type Page } from '@playwright/test'
import { earlyPressScript } from '../../src/server/protection/own-scripts'
import {
  holdScripts,
  listPartScripts,
  untilAlive,
  untilAtRest,
  untilPageAlive,
} from './_kit/late-scripts'
import { pageKinds } from './_kit/page-kinds'
import { phone } from './_kit/phone'
import { test } from './_kit/test'

const main = (page: Page) => page.getByRole('main')

/** Opens a page of which the scripts wait. */
async function openEarly(page: Page, address: string) {
  const release = await holdScripts(page)
  // What waits is what is waited for, so that the page is never complete.
  await page.goto(address, { waitUntil: 'commit' })
  return release
}

test('a heart that is pressed before its script is saved when that comes, once', async ({
  page,
}) => {
  const release = await openEarly(page, '/nl/te-koop/')
  const heart = main(page).getByRole('button', { name: /^Bewaar (?!zoek)/ })
  await heart.nth(1).click()
  await heart.nth(1).click()
  await expect(heart.nth(1)).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(heart.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'false')
  await heart.first().click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Favorieten (2)' })).toBeVisible()
})

test('a heart that offers to save saves, also where its home was saved before', async ({
  page,
}) => {
  const heart = main(page)
    .getByRole('button', { name: /^Bewaar (?!zoek)/ })
    .first()
  await page.goto('/nl/te-koop/')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const release = await openEarly(page, '/nl/te-koop/')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  release()
  const saved = page.getByRole('banner').getByRole('link', { name: 'Favorieten (1)' })
  await expect(saved).toBeVisible()
  await untilAlive(heart)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a list that is shared before its script is copied when that comes', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const release = await openEarly(page, '/nl/favorieten/?ids=1001,1016')
  await main(page).getByRole('button', { name: 'Deel deze lijst' }).click()
  release()
  await expect(main(page).getByRole('button', { name: 'Link gekopieerd' })).toBeVisible()
})

test('a menu that is opened after an early press stays open', async ({ page }) => {
  const release = await openEarly(page, '/nl/te-koop/')
  await main(page)
    .getByRole('button', { name: /^Bewaar (?!zoek)/ })
    .first()
    .click()
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('group').first()
  await menu.locator('summary').click()
  await expect(menu).toHaveAttribute('open')
  release()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Favorieten (1)' })).toBeVisible()
  await expect(menu).toHaveAttribute('open')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  /** What works by itself: it sends a form, or opens a part of the page. */
  const byItself = '[type=submit], [popovertarget], [commandfor], [data-consent], [disabled]'

  test('every button works by itself, or waits for its script', async ({ page }) => {
    test.slow()
    const dead: string[] = []
    let buttons = 0
    for (const { path } of [...pageKinds, { path: '/nl/favorieten/?ids=1001,1016' }]) {
      await page.goto(path)
      const shown = page.locator('button:visible')
      buttons += await shown.count()
      const found = await shown.evaluateAll(
        (all, works) =>
          all
            .filter((one) => !one.matches(works) && one.closest('[data-waits]') === null)
            .map((one) => one.ariaLabel ?? one.textContent),
        byItself,
      )
      dead.push(...found.map((name) => `${path}: ${name}`))
    }
    expect(dead).toEqual([])
    expect(buttons).toBeGreaterThan(pageKinds.length)
  })
})

/** React listens to the document before every part of it lives, and brings one to life that is pressed. */
test('nobody hears of a press that is kept but the part that it was kept for', async ({ page }) => {
  await page.setContent(`<button data-waits>Save</button><script>
    const heard = []
    document.addEventListener('click', (event) => heard.push(event.isTrusted))
    document.addEventListener('click', (event) => heard.push(event.isTrusted), true)
  </script><script>${earlyPressScript}</script><script>
    window.addEventListener('click', (event) => heard.push(event.isTrusted), true)
  </script>`)
  const heard = () => page.evaluate<boolean[]>('heard')
  const button = page.getByRole('button')
  await button.click()
  expect(await heard()).toEqual([])
  await button.evaluate((part) => part.removeAttribute('data-waits'))
  await expect.poll(heard).toEqual([false, false, false])
})

test('a picture that is pressed before its script opens among the others when that comes', async ({
  page,
}) => {
  const release = await openEarly(page, '/nl/property/1003/')
  const before = page.url()
  await main(page).locator('[data-gallery-id]').first().click()
  release()
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
  expect(page.url()).toBe(before)
})

test('a picture that is pressed without a line leaves the page as it is, and opens when there is one', async ({
  page,
  context,
}) => {
  await page.goto('/nl/property/1003/')
  const picture = main(page).locator('[data-gallery-id]').first()
  await untilAlive(picture)
  const message = main(page).locator('textarea:visible').first()
  await message.fill('Mag ik zaterdag langskomen?')
  await context.setOffline(true)
  const lost = page.waitForEvent('requestfailed')
  await picture.click()
  await lost
  await expect(message).toHaveValue('Mag ik zaterdag langskomen?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
})

for (const [kind, address] of [
  ['the home page', '/nl/'],
  ['a list', '/fr/a-vendre/'],
  ['a home', '/nl/property/1003/'],
] as const) {
  test(`${kind} stays as it was sent while a bad line loses the scripts of its parts`, async ({
    page,
  }) => {
    const scripts = await listPartScripts(page, address)
    expect(scripts.length).toBeGreaterThan(1)
    const lost = new Map(scripts.map((script) => [script, 0]))
    const isLost = ({ pathname }: URL) => lost.has(pathname)
    await page.route(isLost, (route) => {
      const { pathname } = new URL(route.request().url())
      lost.set(pathname, (lost.get(pathname) ?? 0) + 1)
      return route.abort()
    })
    await page.goto(address)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const field = main(page).locator('input[type="search"]:visible, textarea:visible').first()
    await field.fill('Antwerpen')
    // The browser fetches ahead, the framework tries twice; whatever is asked for after that is our doing.
    await expect.poll(() => Math.max(...lost.values())).toBeGreaterThan(3)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(field).toHaveValue('Antwerpen')
    await page.unroute(isLost)
    await untilPageAlive(page)
    await expect(field).toHaveValue('Antwerpen')
  })
}

test('a picture whose viewer is lost leads to the picture, and nowhere once somebody typed', async ({
  page,
}) => {
  const scripts = '**/_next/static/chunks/*.js'
  const picture = main(page).locator('[data-gallery-id]').first()
  await page.goto('/nl/property/1003/')
  await untilPageAlive(page)
  const message = main(page).locator('textarea:visible').first()
  await message.fill('Mag ik zaterdag langskomen?')
  const asked = new Map<string, number>()
  await page.route(scripts, (route) => {
    const file = route.request().url()
    asked.set(file, (asked.get(file) ?? 0) + 1)
    return route.abort()
  })
  await picture.click()
  // Three tries of ours, each of which the framework makes twice for every file.
  await expect.poll(() => Math.max(...asked.values())).toBe(6)
  await page.unroute(scripts)
  await untilAtRest(page)
  await expect(message).toHaveValue('Mag ik zaterdag langskomen?')
  await picture.click()
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
  await page.goto('/nl/property/1003/')
  await untilPageAlive(page)
  const whole = (await picture.getAttribute('href')) ?? ''
  await page.route(scripts, (route) => route.abort())
  await picture.click()
  await expect(page).toHaveURL(whole)
})

test('a film that is pressed before its script starts when that comes', async ({ page }) => {
  const release = await openEarly(page, '/fr/notre-agence/')
  const poster = main(page).getByRole('link', { name: /Une rue, toute une journée$/ })
  await poster.click()
  release()
  await expect(main(page).locator('video[controls]')).toBeVisible()
  await expect(page).toHaveURL(/\/fr\/notre-agence\/$/)
})

test('a link whose script never comes leads where it says', async ({ page }) => {
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  await page.goto('/nl/property/1003/')
  const poster = page
    .getByRole('region', { name: 'Kijk rond in 360°' })
    .getByRole('link', { name: 'Leefruimte' })
  const flat = (await poster.getAttribute('href')) ?? ''
  await poster.click()
  await expect(page).toHaveURL(flat, { timeout: 15_000 })
})

test('a link whose script never comes leads nowhere while somebody types', async ({ page }) => {
  await page.clock.install()
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  await page.goto('/nl/property/1003/')
  await main(page).locator('[data-gallery-id]').first().click()
  const message = main(page).locator('textarea:visible').first()
  await message.fill('Mag ik zaterdag langskomen?')
  await page.clock.runFor(20_000)
  await expect(message).toHaveValue('Mag ik zaterdag langskomen?')
  await expect(page).toHaveURL(/\/1003\/$/)
})

test('a link that is meant for a new tab is not kept', async ({ page, context }) => {
  await openEarly(page, '/nl/property/1003/')
  const opened = context.waitForEvent('page')
  await main(page)
    .locator('[data-gallery-id]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await opened
})

test('filters that are opened before their script are a dialogue when that comes', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const release = await openEarly(page, '/nl/te-koop/')
  await main(page).getByRole('button', { name: 'Filters' }).click()
  const close = main(page).getByRole('button', { name: 'Sluit de filters' })
  await expect(close).toBeVisible()
  await expect(main(page).getByRole('dialog')).toHaveCount(0)
  release()
  await expect(main(page).getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await expect(close).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(main(page).getByRole('button', { name: 'Filters' })).toBeFocused()
})

test('a loan follows what was typed and chosen before its script', async ({ page }) => {
  const release = await openEarly(page, '/nl/property/1001/')
  const loan = main(page).getByRole('region', { name: 'Bereken uw lening' })
  const ownFunds = loan.getByLabel('Eigen inbreng')
  await ownFunds.fill('999.999')
  await main(page)
    .getByRole('radio', { name: /Andere aankoop/ })
    .check()
  await loan.getByLabel('Looptijd in jaren').fill('12')
  release()
  await expect(loan.getByRole('status')).toHaveText(/volstaat/)
  await expect(ownFunds).toHaveValue('999.999')
  await expect(loan.getByLabel('Looptijd in jaren')).toHaveValue('12')
  const other = await loan.getByText(/€/).allInnerTexts()
  await main(page)
    .getByRole('radio', { name: /enige eigen woning/i })
    .check()
  await expect.poll(() => loan.getByText(/€/).allInnerTexts()).not.toEqual(other)
})

test('homes that are ticked before the script are those that are compared', async ({ page }) => {
  const release = await openEarly(page, '/nl/favorieten/?ids=1001,1016,1004')
  const ticks = main(page).getByRole('checkbox')
  for (const index of [0, 2]) await ticks.nth(index).check({ force: true })
  release()
  await main(page).getByRole('button', { name: 'Vergelijk (2)' }).click()
  await expect(page).toHaveURL(/compare=1001&compare=1004/)
})
