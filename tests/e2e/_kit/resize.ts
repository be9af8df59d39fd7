import type { Page } from '@playwright/test'

type Size = { width: number; height: number }

/** Until the parts that look at their own width have been drawn. */
const nextPicture = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

/** What moves for longer does so by itself, whatever the width. */
const standsStill = (longestMs: number) =>
  document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .every(({ effect }) => !(Number(effect?.getComputedTiming().endTime) <= longestMs))

const longestMs = 1_000

/**
 * Makes the screen of a page that is open wider or narrower, and waits until nothing fades or slides
 * because of it any more: half faded, no colour is what it will be.
 */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(nextPicture)
  await page.waitForFunction(standsStill, longestMs)
}
