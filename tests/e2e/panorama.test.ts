import { expect, type Locator, type Page } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { drawnByProcessor } from './_kit/graphics'
import { test } from './_kit/test'

test.use(drawnByProcessor)

/** Without a graphics card a first picture takes its time, in milliseconds. */
const loadMs = 30_000

/** A home with two rooms to look around in. */
const address = '/nl/property/1003/'

const findPoster = (page: Page) =>
  page.getByRole('region', { name: 'Kijk rond in 360°' }).getByRole('link', { name: 'Leefruimte' })

const findViewer = (page: Page) => page.getByRole('dialog', { name: 'Leefruimte' })

/** What is seen of the room, as bytes: two looks are the same when these are. */
async function look(viewer: Locator): Promise<string> {
  const picture = await viewer.getByRole('img', { name: 'Leefruimte' }).screenshot()
  return picture.toString('base64')
}

test('a room loads when it is opened, turns by keys and buttons, and gives the focus back', async ({
  page,
  origin,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(address)
  const poster = findPoster(page)
  await poster.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const full = await poster.getAttribute('href')
  expect(full).toMatch(/^\/img\/\d+\/\?width=1920&format=webp/)
  expect(asked).not.toContain(`${origin}${full}`)
  const before = asked.length

  await poster.focus()
  await page.keyboard.press('Enter')
  const viewer = findViewer(page)
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeVisible({ timeout: loadMs })
  const later = asked.slice(before)
  expect(later).toContain(`${origin}${full}`)
  expect(later.some((url) => url.endsWith('.js'))).toBe(true)
  expect(asked.filter((url) => url.startsWith('http') && !url.startsWith(origin))).toEqual([])

  const ahead = await look(viewer)
  expect(await look(viewer)).toBe(ahead)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => look(viewer)).not.toBe(ahead)
  await viewer.getByRole('button', { name: 'Naar links' }).click()
  await expect.poll(() => look(viewer)).toBe(ahead)
  await page.keyboard.press('+')
  await expect.poll(() => look(viewer)).not.toBe(ahead)
  expect(await findViolations(page)).toEqual([])

  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(poster).toBeFocused()
})

test('a room stands still until somebody turns it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  await findPoster(page).click()
  const viewer = findViewer(page)
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeVisible({ timeout: loadMs })
  const first = await look(viewer)
  await page.waitForTimeout(1_500)
  expect(await look(viewer)).toBe(first)
})

test('a browser that cannot draw says so and keeps the flat picture', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(HTMLCanvasElement.prototype, { getContext: () => null })
  })
  await page.goto(address)
  await findPoster(page).click()
  const viewer = findViewer(page)
  await expect(viewer.getByText(/kan het beeld niet rondom tonen/)).toBeVisible()
  const flat = viewer.getByRole('img', { name: 'Leefruimte' })
  await expect(flat).toHaveAttribute('src', /width=1920/)
  await expect(flat).toHaveJSProperty('complete', true)
})

test('a picture that cannot be loaded in the round says so', async ({ page }) => {
  await page.goto(address)
  const poster = findPoster(page)
  const full = await poster.getAttribute('href')
  await page.route(`**${full}`, (route) => route.abort())
  await poster.click()
  await expect(findViewer(page).getByText('Rondkijken lukt nu niet.')).toBeVisible({
    timeout: loadMs,
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the poster leads to the flat picture', async ({ page }) => {
    await page.goto(address)
    const answer = await page.request.get((await findPoster(page).getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toBe('image/webp')
  })
})
