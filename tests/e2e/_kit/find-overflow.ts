import type { Page } from '@playwright/test'

/** By how much a page scrolls sideways at the width that it has now; empty where it does not. */
export async function findOverflow(page: Page): Promise<string[]> {
  const px = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return px > 0 ? [`scrolls sideways by ${px} px`] : []
}

/** Widths of telephones, tablets both ways and small windows, up to where pages grow no wider. */
const range = { from: 320, to: 1480, step: 40 } as const

/** Makes a page wider step by step, and tells where it scrolls sideways between the usual widths. */
export async function findOverflowBetween(page: Page): Promise<string[]> {
  const found: string[] = []
  const { height = 900 } = page.viewportSize() ?? {}
  for (let width = range.from; width <= range.to; width += range.step) {
    await page.setViewportSize({ width, height })
    found.push(...(await findOverflow(page)).map((fault) => `${fault} at ${width}`))
  }
  return found
}
