import { test as base } from '@playwright/test'

/** The test of the browser suite, which knows where the site under test stands. */
export const test = base.extend<{ origin: string }>({
  origin: async ({ baseURL }, provide) => {
    if (baseURL === undefined) throw new Error('playwright.config.ts has to set use.baseURL')
    await provide(new URL(baseURL).origin)
  },
})
