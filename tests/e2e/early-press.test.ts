import { expect, type Page } from '@playwright/test'
import { holdScripts } from './_kit/late-scripts'
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

test('a link that is meant for a new tab is not kept', async ({ page, context }) => {
  await openEarly(page, '/nl/property/1003/')
  const opened = context.waitForEvent('page')
  await main(page)
    .locator('[data-gallery-id]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await opened
})
