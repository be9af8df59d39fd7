import { expect, type Page } from '@playwright/test'
import { pageKinds } from './_kit/page-kinds'
import { test } from './_kit/test'

/**
 * What a page may move in all. Its own letters replace those of the machine, which are nearly as wide, and
 * on a busy machine the first paint may come amid the header: together they made 0.03 at most. A picture
 * without its place, or a line that comes late above others, makes more than this.
 */
const shiftMax = 0.05

type Shift = { value: number; moved: string[] }

/** Notes every movement of what was drawn already that nobody asked for, from the first paint on. */
function noteShifts(): void {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Of the specification, and in no declaration of types.
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      }
      if (hadRecentInput) continue
      const moved = sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement
        return element ? `${element.localName}.${element.className}` : 'gone'
      })
      shifts.push({ value, moved })
    }
  })
  observer.observe({ type: 'layout-shift', buffered: true })
}

const listShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)

/** Goes down the page a window at a time, so that what comes when it is near has come. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rested = () => new Promise((done) => requestIdleCallback(done, { timeout: 500 }))
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await rested()
    }
  })
  await page.waitForLoadState('networkidle')
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`pages hold still while they come and are read, ${width} pixels wide`, async ({ page }) => {
    test.slow()
    await page.addInitScript(noteShifts)
    await page.setViewportSize({ width, height })
    for (const { kind, path } of pageKinds) {
      await page.goto(path)
      await readThrough(page)
      const shifts = await listShifts(page)
      const sum = shifts.reduce((before, { value }) => before + value, 0)
      expect.soft(sum, `${kind}: ${JSON.stringify(shifts)}`).toBeLessThan(shiftMax)
    }
  })
}
