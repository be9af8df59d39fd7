import { expect, type FrameLocator, type Page } from '@playwright/test'
import { ask } from './_kit/ask'
import { findViolations } from './_kit/axe'
import { readPage } from './_kit/read-page'
import { drawnByProcessor } from './_kit/graphics'
import { test } from './_kit/test'

test.use(drawnByProcessor)

/** Without a graphics card a first picture takes its time, in milliseconds. */
const loadMs = 30_000

/** The page whose banner is a map, and the page in its frame. */
const address = '/nl/zoeken/'
const frameAddress = '/map-frame/nl/'

const findFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Kaart van de panden"]')

const findPins = (frame: FrameLocator) => frame.getByRole('button', { name: /^€|panden/ })

/** A message as the page would send it, about a home that does not exist. */
function forge(title: string) {
  return {
    v: 1,
    type: 'properties',
    items: [
      {
        id: 1,
        lat: 51.2,
        lng: 4.4,
        isApproximate: false,
        title,
        price: '€ 1',
        place: 'Nergens',
        href: '/nl/',
        image: null,
        marquee: null,
      },
    ],
    infoMessage: title,
    mapType: 'points',
    marker: null,
    ignoredMarquees: [],
  }
}

test('the map in the banner shows homes, and a home leads out of the frame', async ({ page }) => {
  await page.goto(address)
  const frame = findFrame(page)
  await expect(findPins(frame).first()).toBeVisible({ timeout: loadMs })
  await expect(frame.getByText(/Alles wat wij te koop hebben/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  const groups = frame.getByRole('button', { name: /panden: zoom in/ })
  const pin = frame.getByRole('button', { name: /^€/ }).first()
  await expect(async () => {
    if (!(await pin.isVisible())) await groups.first().press('Enter', { timeout: 1_000 })
    await expect(pin).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: loadMs })
  await pin.press('Enter')
  const link = frame.getByRole('group').getByRole('link').first()
  await expect(link).toBeFocused()
  const href = await link.getAttribute('href')
  expect(href).toMatch(/^\/nl\/.+\/\d+\/$/)
  await link.press('Enter')
  await page.waitForURL(`**${href}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the same homes stand in a list of links, reached by keyboard', async ({ page }) => {
  await page.goto(address)
  const frame = findFrame(page)
  await expect(findPins(frame).first()).toBeVisible({ timeout: loadMs })
  await frame.getByRole('button', { name: 'Toon als lijst' }).press('Enter')
  const links = frame.getByRole('navigation').getByRole('link')
  expect(await links.count()).toBeGreaterThan(20)
  await expect(links.first()).toHaveAttribute('target', '_top')
  await frame.getByRole('button', { name: 'Toon op de kaart' }).press('Enter')
  await expect(findPins(frame).first()).toBeVisible()
})

test.describe('where a script of somebody else runs, which the policy of pages forbids', () => {
  test.use({ bypassCSP: true })

  test('only the page around the frame is believed', async ({ page }) => {
    await page.goto(address)
    const frame = findFrame(page)
    await expect(findPins(frame).first()).toBeVisible({ timeout: loadMs })
    // One window of this site and one of no site at all, neither of which holds the frame.
    await page.evaluate(async (forged) => {
      const script = `parent.frames[0].postMessage(${JSON.stringify(forged)}, '*'); parent.postMessage('sent', '*')`
      for (const sandbox of ['allow-scripts allow-same-origin', 'allow-scripts']) {
        const sent = new Promise((resolve) => {
          window.addEventListener('message', ({ data }) => data === 'sent' && resolve(null))
        })
        const other = document.createElement('iframe')
        other.setAttribute('sandbox', sandbox)
        other.srcdoc = `<script>${script}</script>`
        document.body.append(other)
        await sent
      }
    }, forge('Vals bericht'))
    await page.waitForTimeout(500)
    await expect(frame.getByText('Vals bericht')).toHaveCount(0)

    // The same message from the right window arrives, and junk after it does no harm.
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    await page.evaluate((message) => {
      const map = document.querySelector('iframe')?.contentWindow
      map?.postMessage(message, window.location.origin)
      for (const junk of [null, 7, 'x', [], { v: 1, type: 'properties' }, { ...message, v: 2 }]) {
        map?.postMessage(junk, window.location.origin)
        window.postMessage(junk, window.location.origin)
      }
    }, forge('Echt bericht'))
    await expect(frame.getByText('Echt bericht').first()).toBeVisible()
    await expect(findPins(frame)).toHaveCount(1)
    expect(complaints).toEqual([])
  })
})

test('the page answers when the frame says that it listens, with public points alone', async ({
  page,
}) => {
  await page.goto(address)
  await expect(findPins(findFrame(page)).first()).toBeVisible({ timeout: loadMs })
  const frame = page.frames().find((one) => one.url().endsWith(frameAddress))
  const answer = await frame?.evaluate(
    () =>
      new Promise<{ items: { lat: number; href: string }[]; ignoredMarquees: number[] }>(
        (resolve) => {
          window.addEventListener('message', ({ data }) => resolve(data), { once: true })
          window.parent.postMessage({ v: 1, type: 'ready' }, window.location.origin)
        },
      ),
  )
  expect(answer).toMatchObject({ v: 1, type: 'properties', mapType: 'groups', marker: null })
  expect(answer?.ignoredMarquees.toSorted()).toEqual([3, 4])
  expect(answer?.items.length).toBeGreaterThan(20)
  expect(answer?.items.length).toBeLessThanOrEqual(200)
})

test('the page in the frame is for no search engine and no other site', async ({ origin }) => {
  const { status, headers, body } = await ask(origin, { path: frameAddress })
  expect(status).toBe(200)
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(readPage(body)).toMatchObject({ lang: 'nl', robots: 'noindex, nofollow' })
  expect(body).not.toMatch(/<(header|footer)[ >]/)
  for (const path of ['/map-frame/', '/map-frame/xx/', '/map-frame/nl/more/']) {
    expect((await ask(origin, { path })).status).toBe(404)
  }
})

test('a browser that cannot draw has the homes as a list', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(HTMLCanvasElement.prototype, { getContext: () => null })
  })
  await page.goto(address)
  const frame = findFrame(page)
  await expect(frame.getByText(/kan de kaart niet tekenen/)).toBeVisible({ timeout: loadMs })
  await expect(frame.getByRole('navigation').getByRole('link').first()).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the picture of the banner stands there, and a way to the list', async ({ page }) => {
    await page.goto(address)
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page.locator('noscript img, section img').first()).toBeVisible()
    await page.getByRole('link', { name: 'Bekijk alle panden in de lijst' }).click()
    await expect(page).toHaveURL(/\/nl\/te-koop\/$/)
  })
})
