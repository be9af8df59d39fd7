import { expect, type Page } from '@playwright/test'
import { untilAlive } from './_kit/late-scripts'
import { phone } from './_kit/phone'
import { test } from './_kit/test'
import { listPageKinds } from './_kit/weighed-pages'

type Held = { paint: () => void; wait: () => void }

/** Lets the page paint no frame, and lets no second go by, until it is told to. */
async function holdTime(page: Page, { isHidden = false } = {}): Promise<Held> {
  await page.addInitScript((hidden) => {
    const { requestAnimationFrame: frame, setTimeout: timer } = window
    const frames: FrameRequestCallback[] = []
    const seconds: (() => void)[] = []
    if (hidden) Object.defineProperty(document, 'hidden', { get: () => true })
    window.requestAnimationFrame = (paint) => frames.push(paint)
    const holding = (act: () => void, ms?: number) =>
      ms === 1_000 ? seconds.push(act) : timer(act, ms)
    Object.assign(window, {
      setTimeout: holding,
      letPaint: () => {
        window.requestAnimationFrame = frame
        for (const paint of frames) frame(paint)
      },
      letWait: () => seconds.forEach((act) => act()),
    })
  }, isHidden)
  const call = (name: 'letPaint' | 'letWait') => () =>
    void page.evaluate((held) => (window as never as Record<string, () => void>)[held]?.(), name)
  return { paint: call('letPaint'), wait: call('letWait') }
}

/** The scripts that a page asks for. */
function noteScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  return asked
}

const anyLink = (page: Page) => page.getByRole('main').getByRole('link').first()

for (const [until, path] of [
  ['paint', '/nl/'],
  ['wait', '/fr/'],
] as const) {
  const moment = { paint: 'it is painted', wait: 'a second has gone by without a frame' }[until]

  test(`a page asks for no script before ${moment}, and comes alive after that`, async ({
    page,
  }) => {
    const asked = noteScripts(page)
    const held = await holdTime(page)
    await page.goto(path, { waitUntil: 'load' })
    expect(asked).toEqual([])
    held[until]()
    await untilAlive(anyLink(page))
    expect(asked.length).toBeGreaterThan(5)
  })
}

test('a page that is opened behind another one waits for nothing', async ({ page }) => {
  await holdTime(page, { isHidden: true })
  await page.goto('/nl/privacyverklaring/')
  await untilAlive(anyLink(page))
})

for (const kind of ['detail', 'project']) {
  test(`a ${kind} on a telephone fetches the picture beside the one in sight when it is painted`, async ({
    origin,
    page,
  }) => {
    const { path = '' } = (await listPageKinds(origin)).find(({ name }) => name === kind) ?? {}
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.setViewportSize(phone)
    const held = await holdTime(page)
    await page.goto(path, { waitUntil: 'load' })
    const links = page.locator('[data-gallery-id]')
    const isAsked = async (place: number) => {
      const widest = await links.nth(place).getAttribute('href')
      const file = /\/img\/\d+\//.exec(widest ?? '')?.[0] ?? 'no picture'
      return asked.some((url) => url.includes(file) && !url.includes('width=60&'))
    }
    expect(await isAsked(0)).toBe(true)
    expect(await isAsked(1)).toBe(false)
    held.paint()
    await expect.poll(() => isAsked(1)).toBe(true)
  })
}
