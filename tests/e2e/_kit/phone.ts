import { expect, type Page } from '@playwright/test'

/** The screen of a common telephone. */
export const phone = { width: 390, height: 844 }

/** Nothing has to be moved sideways to be read. */
export async function expectToFit(page: Page): Promise<void> {
  const { widest, width } = await page.evaluate(() => ({
    widest: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }))
  expect([page.url(), widest]).toEqual([page.url(), width])
}
