import { test as base } from '@playwright/test'
import { delayScripts, slowDown } from './late-scripts'

/** With these the whole suite runs as on a slow telephone; see CONTRIBUTING. */
const scriptDelay = Number(process.env.E2E_SCRIPT_DELAY_MS ?? 0)
const slowdown = Number(process.env.E2E_CPU_SLOWDOWN ?? 1)

/** How many tests this worker has begun. */
let begun = 0

/**
 * A network of its own for each test, behind the proxy that the site believes in. By it the site counts
 * logins, sendings and pictures that are made, and the work before a form grows with it: from one
 * address for all tests, those that come later would be refused, or wait for the work of the others.
 */
function takeNetwork(workerIndex: number): string {
  begun += 1
  return `10.${workerIndex % 256}.${Math.floor(begun / 256) % 256}.${begun % 256}`
}

/** The test of the browser suite, which knows where the site under test stands. */
export const test = base.extend<{ origin: string }>({
  extraHTTPHeaders: async ({}, provide, { workerIndex }) => {
    await provide({ 'x-forwarded-for': takeNetwork(workerIndex) })
  },
  origin: async ({ baseURL }, provide) => {
    if (baseURL === undefined) throw new Error('playwright.config.ts has to set use.baseURL')
    await provide(new URL(baseURL).origin)
  },
  page: async ({ page }, provide) => {
    if (scriptDelay > 0) await delayScripts(page, scriptDelay)
    if (slowdown > 1) await slowDown(page, slowdown)
    await provide(page)
  },
})
