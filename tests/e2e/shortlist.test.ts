import { expect, type Page } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { test } from './_kit/test'
import { readKept } from './_kit/watch-keeping'

const first = { id: 1001, title: 'Appartement op het Zuid' }
const list = '/nl/favorieten/'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')

test('a visitor saves homes, compares them, shares the list and removes one', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/nl/te-koop/')
  const hearts = main(page).getByRole('button', { name: /^Bewaar (?!zoek)/ })
  for (const index of [0, 1]) {
    await hearts.nth(index).click()
    await expect(hearts.nth(index)).toHaveAttribute('aria-pressed', 'true')
  }
  const box = await hearts.first().boundingBox()
  expect([box?.width, box?.height].every((side) => (side ?? 0) >= 44)).toBe(true)

  await page.getByRole('banner').getByRole('link', { name: 'Favorieten (2)' }).click()
  await expect(page).toHaveURL(list)
  await expect(cards(page)).toHaveCount(2)
  expect(await findViolations(page)).toEqual([])

  await main(page).getByRole('button', { name: 'Deel deze lijst' }).click()
  await expect(main(page).getByRole('button', { name: 'Link gekopieerd' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).search).toMatch(/^\?ids=\d+,\d+$/)

  for (const tick of await main(page).getByRole('checkbox').all()) await tick.check({ force: true })
  await main(page).getByRole('button', { name: 'Vergelijk (2)' }).click()
  const table = main(page).getByRole('table', { name: 'Naast elkaar' })
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  await expect(table.getByRole('rowheader', { name: 'Prijs' })).toBeVisible()
  // It is their own list still, with all that can be done to it.
  await expect(main(page).getByRole('button', { name: /^Verwijder / })).toHaveCount(2)
  await expect(main(page).getByRole('button', { name: 'Lijst wissen' })).toBeVisible()
  await expect(main(page).getByText('Een lijst om te delen')).toHaveCount(0)
  await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(2)
  expect(await findViolations(page)).toEqual([])

  const friend = await browser.newContext()
  const theirs = await friend.newPage()
  await theirs.goto(link)
  await expect(cards(theirs)).toHaveCount(2)
  await expect(main(theirs).getByText('Een lijst om te delen')).toBeVisible()
  const header = theirs.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Favorieten (0)' })).toBeVisible()
  await main(theirs).getByRole('button', { name: 'Bewaar al deze panden' }).click()
  await expect(header.getByRole('link', { name: 'Favorieten (2)' })).toBeVisible()
  await friend.close()

  await page.goto(list)
  await main(page)
    .getByRole('button', { name: /^Verwijder / })
    .first()
    .click()
  await expect(cards(page)).toHaveCount(1)
  await expect(main(page).getByRole('button', { name: 'Ongedaan maken' })).toBeFocused()
})

test('a tick that takes the focus is not covered by the bar that compares', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${list}?ids=1001,1003,1004,1005`)
  const tick = main(page).getByRole('checkbox').first()
  await tick.focus()
  const isWhole = () =>
    tick.evaluate((element) => {
      const box = element.closest('label') ?? element
      const { left, bottom } = box.getBoundingClientRect()
      return box.contains(document.elementFromPoint(left + 20, bottom - 2))
    })
  await expect.poll(isWhole).toBe(true)
})

test('a home is saved on its page, and another tab hears of it', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto(list)
  await expect(main(other).getByText('U bewaarde nog geen panden.')).toBeVisible()
  await page.goto(`/nl/property/${first.id}/`)
  await main(page)
    .getByRole('button', { name: `Bewaar ${first.title}` })
    .first()
    .click()
  await expect(
    other.getByRole('banner').getByRole('link', { name: 'Favorieten (1)' }),
  ).toBeVisible()
  await expect(cards(other)).toHaveCount(1)
})

test('a home that was looked at stands below the next one', async ({ page }) => {
  await page.goto(`/nl/property/${first.id}/`)
  await expect.poll(() => readKept(page)).toContain('session gevel-seen-1')
  await page.goto('/nl/property/1016/')
  const strip = main(page).getByRole('list', { name: 'Laatst bekeken' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(strip.getByRole('article')).toHaveCount(1)
})

test('a browser that keeps nothing says so, and nothing breaks', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError')
    }
  })
  await page.goto('/nl/te-koop/')
  const heart = main(page)
    .getByRole('button', { name: /^Bewaar (?!zoek)/ })
    .first()
  await heart.click()
  await expect(page.getByText(/Uw browser laat niet toe/)).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a shared list opens, says what is gone and compares', async ({ page }) => {
    await page.goto(`${list}?ids=1001,1016,999999`)
    await expect(cards(page)).toHaveCount(2)
    await expect(
      main(page).getByText('1 pand uit deze lijst staat niet meer online.'),
    ).toBeVisible()
    for (const tick of await main(page).getByRole('checkbox').all()) {
      await tick.check({ force: true })
    }
    await main(page).getByRole('button', { name: 'Vergelijk' }).click()
    await expect(page).toHaveURL(/compare=1001&compare=1016/)
    await expect(main(page).getByRole('columnheader')).toHaveCount(3)
  })
})
