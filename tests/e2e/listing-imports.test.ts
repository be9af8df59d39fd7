import { expect } from '@playwright/test'
import { createFeedHome, createJsonFeed, openLand } from '../support/feed-files'
import { findViolations } from './_kit/axe'
import { openDesk } from './_kit/editor'
import { untilAlive } from './_kit/late-scripts'
import { test } from './_kit/test'

// Two forms of the desk, and two steps of the queue behind them.
test.slow()

test('an editor uploads a feed with a faulty record, looks, applies, and finds the home', async ({
  page,
  origin,
}) => {
  const editor = openDesk(origin)
  const stamp = Date.now().toString(36).toUpperCase()
  const [good, bad] = [`IN-${stamp}-1`, `IN-${stamp}-2`]
  const title = `Bouwgrond ${stamp}`
  // A reference stands in the list of what was sold before alone, where no other test counts.
  const home = { ...openLand, status: 'reference', titles: { nl: title } }
  const feed = await editor.create('/api/feeds/', {
    name: `Proefbron ${stamp}`,
    format: 'json',
    removal: 'keep',
    isActive: true,
    isWhole: true,
  })
  await page.context().addCookies([
    { name: 'payload-token', value: editor.token, url: origin },
    { name: 'payload-lng', value: 'nl', url: origin },
  ])

  await page.goto(`/admin/collections/feeds/${feed}/`)
  const upload = page.getByRole('button', { name: 'Bestand lezen' })
  await expect(upload).toBeVisible()
  expect(await findViolations(page, '.field-type:has(input[type="file"])')).toEqual([])
  const buffer = createJsonFeed([
    createFeedHome(good, home),
    createFeedHome(bad, { ...home, price: 'bel ons' }),
  ])
  await page
    .getByLabel('Bestand', { exact: true })
    .setInputFiles({ name: 'panden.json', mimeType: 'application/json', buffer })
  await untilAlive(upload)
  await upload.press('Enter')

  await page.waitForURL(/collections\/imports\/\d+/)
  await expect(page.getByText('Te bekijken', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(bad, { exact: true }).first()).toBeVisible()
  await expect(page.getByText('“bel ons” is geen geldige waarde voor Prijs (price).')).toBeVisible()
  await page.getByText('Nieuw (1)').press('Enter')
  await expect(page.getByText('Komt online')).toBeVisible()
  expect(await findViolations(page, '.field-type:has(progress), .field-type:has(details)')).toEqual(
    [],
  )
  const found = `/api/properties/?where[recordFile][equals]=${good}&depth=0`
  expect((await editor.read<{ docs: object[] }>(found)).docs).toEqual([])

  await page.getByRole('button', { name: 'Uitvoeren' }).press('Enter')
  await expect(page.getByText('1 van 1 uitgevoerd')).toBeVisible({ timeout: 30_000 })
  const { docs } = await editor.read<{ docs: { id: number; publicId: number }[] }>(found)
  const [made] = docs
  await page.goto(`/property/${made?.publicId}/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)

  await editor.remove(`/api/properties/${made?.id}/`)
  await editor.remove(`/api/feeds/${feed}/`)
})
