import { test as base, type Browser, type BrowserContext } from '@playwright/test'
import { delayScripts, slowDown } from './late-scripts'
import { noteState } from './tell-state'

/** With these the whole suite runs as on a slow telephone; see CONTRIBUTING. */
const scriptDelay = Number(process.env.E2E_SCRIPT_DELAY_MS ?? 0)
const slowdown = Number(process.env.E2E_CPU_SLOWDOWN ?? 1)

/** Makes every page of a browser slow, those too that a test opens by itself. */
function slowAll(browser: Browser): void {
  const open = browser.newContext.bind(browser)
  const slow = async (context: BrowserContext) => {
    if (scriptDelay > 0) await delayScripts(context, scriptDelay)
    const openPage = context.newPage.bind(context)
    context.newPage = async () => {
      const page = await openPage()
      if (slowdown > 1) await slowDown(page, slowdown)
      return page
    }
    return context
  }
  browser.newContext = async (options) => slow(await open(options))
}

/** Tests that this worker has begun. */
let begun = 0

/**
 * An address of its own for each test, as the proxy in front of the site would tell it. By it the site counts
 * logins, sendings and pictures that are made; the work of a browser before a form is sent grows with
 * them, thirtyfold where all tests come from one.
 */
function takeAddress(workerIndex: number): string {
  begun += 1
  return `10.${workerIndex % 256}.${Math.floor(begun / 256) % 256}.${begun % 256}`
}

/** The test of the browser suite, which knows where the site under test stands. */
export const test = base.extend<{ origin: string }, { browser: Browser }>({
  browser: [
    async ({ browser }, provide) => {
      slowAll(browser)
      await provide(browser)
    },
    { scope: 'worker' },
  ],
  extraHTTPHeaders: async ({}, provide, { workerIndex }) => {
    await provide({ 'x-forwarded-for': takeAddress(workerIndex) })
  },
  origin: async ({ baseURL }, provide) => {
    if (baseURL === undefined) throw new Error('playwright.config.ts has to set use.baseURL')
    await provide(new URL(baseURL).origin)
  },
  page: async ({ page }, provide, { errors, titlePath }) => {
    const tell = noteState(page)
    await provide(page)
    if (errors.length > 0) console.log(`${titlePath.join(' › ')}\n${await tell()}`)
  },
})
