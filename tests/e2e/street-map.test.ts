import { expect, type Locator, type Page } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { drawnByProcessor } from './_kit/graphics'
import { test } from './_kit/test'

test.use(drawnByProcessor)
test.setTimeout(120_000)

/** Without a graphics card a first picture takes its time, in milliseconds. */
const loadMs = 60_000

/** A home whose address is shown, and one whose address is hidden; both lie in the invented town. */
const shown = '/nl/property/1002/'
const hidden = '/nl/property/1015/'

/** Nearest zoom of the tiles: small streets are in no other. */
const nearestZoom = 15

/** What a page asks for from now on. */
function watchRequests(page: Page, origin: string) {
  const foreign: string[] = []
  const zooms: number[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) foreign.push(url.href)
    const [, zoom] = /^\/map-tiles\/(\d+)\/\d+\/\d+\/$/.exec(url.pathname) ?? []
    if (zoom !== undefined) zooms.push(Number(zoom))
  })
  return { foreign, zooms }
}

async function openMap(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Open de kaart' }).click({ timeout: loadMs })
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible({ timeout: loadMs })
}

/** The link that the licence of the data asks for. */
const findAttribution = (page: Page) => page.getByRole('link', { name: /^© OpenStreetMap/ })

/** What stands at one point of the map by itself: a pin, and no name of a town. */
const findPoints = (page: Page) => page.locator('.maplibregl-marker svg')

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not to be seen')
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height }
}

test('streets come from the site alone, in tiles that are kept under their version', async ({
  request,
}) => {
  const answer = await request.get('/map-tiles/')
  expect(answer.status()).toBe(200)
  const { tiles } = (await answer.json()) as { tiles: string }
  const path = tiles.replace('{z}', '14').replace('{x}', '8392').replace('{y}', '5470')
  const tile = await request.get(path)
  expect(tile.status()).toBe(200)
  expect(tile.headers()).toMatchObject({
    'content-type': 'application/vnd.mapbox-vector-tile',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(tile.headers().vary).toMatch(/accept-encoding/i)
  const etag = tile.headers().etag ?? ''
  expect((await request.get(path, { headers: { 'If-None-Match': etag } })).status()).toBe(304)
  expect((await request.get('/map-tiles/14/0/0/')).status()).toBe(204)
  for (const wrong of ['/map-tiles/3/8/0/', '/map-tiles/a/b/c/', '/map-tiles/1/1/-1/']) {
    expect((await request.get(wrong)).status()).toBe(400)
  }
})

for (const { device, width } of [
  { device: 'a phone', width: 390 },
  { device: 'a wide screen', width: 1440 },
]) {
  test(`a home stands in its streets, whose makers are named, on ${device}`, async ({
    page,
    origin,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { foreign, zooms } = watchRequests(page, origin)
    await openMap(page, shown)
    const link = findAttribution(page)
    await expect(link).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(findPoints(page)).toHaveCount(1)
    await expect.poll(() => Math.max(...zooms), { timeout: loadMs }).toBe(nearestZoom)
    await link.scrollIntoViewIfNeeded()
    const [named, buttons] = [
      await boxOf(link),
      await boxOf(page.getByRole('button', { name: 'Zoom uit' })),
    ]
    expect(named.left).toBeGreaterThanOrEqual(0)
    expect(named.right).toBeLessThanOrEqual(width)
    expect(named.top > buttons.bottom || named.right < buttons.left).toBe(true)
    expect(await findViolations(page, 'main')).toEqual([])
    expect(foreign).toEqual([])
  })
}

test('a hidden address opens in a circle and shows no point', async ({ page, origin }) => {
  const { foreign, zooms } = watchRequests(page, origin)
  await openMap(page, hidden)
  await expect(findAttribution(page)).toBeVisible()
  await expect.poll(() => zooms.length, { timeout: loadMs }).toBeGreaterThan(0)
  await expect(findPoints(page)).toHaveCount(0)
  // Nearer by, the circle of 400 metres would leave the map.
  expect(Math.max(...zooms)).toBeLessThan(nearestZoom)
  expect(await findViolations(page, 'main')).toEqual([])
  expect(foreign).toEqual([])
})

test('the map beside a list and the one in a banner name the makers too', async ({ page }) => {
  await page.goto('/nl/te-koop/?view=map&city=Antwerpen%7C2000')
  await expect(findAttribution(page)).toBeVisible({ timeout: loadMs })
  await page.goto('/nl/zoeken/')
  const frame = page.frameLocator('iframe[title="Kaart van de panden"]')
  await expect(frame.getByRole('link', { name: /^© OpenStreetMap/ })).toBeVisible({
    timeout: loadMs,
  })
})

test('a map whose streets do not come shows the land, and stops asking', async ({
  page,
  origin,
}) => {
  await page.route('**/map-tiles/*/*/*/**', (route) => route.fulfill({ status: 503 }))
  const { zooms } = watchRequests(page, origin)
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  await openMap(page, shown)
  await expect(findAttribution(page)).toHaveCount(0, { timeout: loadMs })
  await expect(findPoints(page)).toHaveCount(1)
  const asked = zooms.length
  expect(asked).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Zoom uit' }).click()
  await page.waitForTimeout(2_000)
  expect(zooms).toHaveLength(asked)
  expect(thrown).toEqual([])
})

test('a site without streets shows the land, and names nobody', async ({ page, origin }) => {
  await page.route('**/map-tiles/', (route) => route.fulfill({ status: 204 }))
  const { zooms } = watchRequests(page, origin)
  await openMap(page, shown)
  await expect(page.getByText('Natural Earth')).toBeVisible()
  await expect(findPoints(page)).toHaveCount(1)
  await expect(findAttribution(page)).toHaveCount(0)
  expect(zooms).toEqual([])
})
