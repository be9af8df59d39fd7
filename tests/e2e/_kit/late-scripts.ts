import { expect, type BrowserContext, type Locator, type Page, type Route } from '@playwright/test'

const scripts = '**/_next/static/chunks/*.js'

/**
 * Holds the scripts of a page back, as a slow telephone does: what the page shows can be used
 * before they come.
 *
 * @returns lets them come
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scripts, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

/** Lets every script of the pages of a context come `ms` milliseconds late. */
export async function delayScripts(context: BrowserContext, ms: number): Promise<void> {
  await context.route(scripts, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    // A page that is left meanwhile does not wait for its scripts.
    await route.continue().catch(() => route.abort().catch(() => {}))
  })
}

/**
 * Refuses the scripts that hold a word, as a bad line does.
 *
 * @returns how many were refused, and a way to let them come
 */
export async function loseScripts(page: Page, word: string) {
  let refused = 0
  const refuse = async (route: Route) => {
    const response = await route.fetch()
    const isLost = (await response.text()).includes(word)
    refused += Number(isLost)
    await (isLost ? route.abort() : route.fulfill({ response }))
  }
  await page.route(scripts, refuse)
  return { refused: () => refused, mend: () => page.unroute(scripts, refuse) }
}

/** The addresses of the scripts that parts of a page bring along, without those it is brought to life by. */
export async function listPartScripts(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text()
  const hrefsOf = (pattern: RegExp) =>
    [...html.matchAll(pattern)].flatMap(([tag]) => /(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? [])
  const own = new Set(hrefsOf(/<script[^>]*>/g))
  const early = hrefsOf(/<link(?=[^>]* as="script")[^>]*>/g)
  return early.filter((href) => !own.has(href))
}

/** Makes the processor of a page `times` slower, so that it is seen long before it answers. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** Whether React has brought an element to life, which it marks each of them with. */
export function isAlive(target: Locator): Promise<boolean> {
  return target.evaluate((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps')),
  )
}

/**
 * Waits until the script of the page answers at this element. Needed where the element does
 * something else without script, as a link that opens a dialog leads somewhere.
 */
export async function untilAlive(target: Locator): Promise<void> {
  await expect.poll(() => isAlive(target)).toBe(true)
  // It is marked while React still works on the part that they belong to, and rests when it is done.
  await untilAtRest(target.page())
}

/** Waits until the page has nothing to do, five seconds at most. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 5_000 })),
  )
}

/** Waits until the script of the whole page answers, by the first link in it. */
export async function untilPageAlive(page: Page): Promise<void> {
  await untilAlive(page.getByRole('main').getByRole('link').first())
}
