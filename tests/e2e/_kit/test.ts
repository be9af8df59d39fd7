import { test as base } from '@playwright/test'
import { delayScripts, slowDown } from './late-scripts'

/** With these the whole suite runs as on a slow telephone; see CONTRIBUTING. */
const scriptDelay = Number(process.env.E2E_SCRIPT_DELAY_MS ?? 0)
const slowdown = Number(process.env.E2E_CPU_SLOWDOWN ?? 1)

/** The test of the browser suite, which knows where the site under test stands. */
export const test = base.extend<{ origin: string }>({
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
