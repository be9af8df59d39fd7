import { expect } from '@playwright/test'
import { untilAlive } from './_kit/late-scripts'
import { test } from './_kit/test'

test('a page asks for no script before it can be painted, and comes alive after that', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  let paint = () => {}
  const painted = new Promise<void>((resolve) => {
    paint = resolve
  })
  // A page is not painted before its style sheets have come.
  await page.route('**/_next/static/chunks/*.css', async (route) => {
    await painted
    await route.continue()
  })
  const sheet = page.waitForRequest((request) => request.resourceType() === 'stylesheet')
  const picture = page.waitForRequest((request) => request.resourceType() === 'image')
  await page.goto('/nl/', { waitUntil: 'commit' })
  await Promise.all([sheet, picture])
  expect(asked).toEqual([])
  paint()
  await untilAlive(page.getByRole('main').getByRole('link').first())
  expect(asked.length).toBeGreaterThan(5)
})

test('a page that is opened behind another one comes alive as well', async ({ context, page }) => {
  await page.goto('/nl/privacyverklaring/')
  const behind = await context.newPage()
  await page.bringToFront()
  await behind.goto('/fr/')
  await untilAlive(behind.getByRole('main').getByRole('link').first())
})
