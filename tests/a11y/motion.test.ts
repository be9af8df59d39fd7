import { expect } from '@playwright/test'
import { test } from '../e2e/_kit/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const minute = 60_000
/** A change of colour under the mouse is no motion. */
const shortestMs = 250

for (const [kind, path] of [
  ['the home page', '/nl/'],
  ['a list', '/fr/a-vendre/'],
  ['projects', '/nl/projecten/'],
  ['testimonials', '/en/testimonials/'],
] as const) {
  test(`for who asked for less motion nothing on ${kind} moves by itself`, async ({ page }) => {
    await page.clock.install()
    await page.goto(path)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 3))
    const places = () =>
      page.getByRole('main').evaluate((main) => ({
        // Parts that come late stand where they are: nothing of the page is shown aside.
        scrolled: [
          window.scrollY,
          ...[...main.querySelectorAll('*')].map((box) => box.scrollLeft),
        ].filter((place) => place !== 0),
        numbers: [...main.querySelectorAll('*')]
          .map((box) => (box.children.length === 0 ? (box.textContent ?? '') : ''))
          .filter((text) => /^\d+ \/ \d+$/.test(text)),
      }))
    const before = await places()
    await page.clock.runFor(minute)
    expect(await places()).toEqual(before)
    const moving = await page.evaluate(
      (least) =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > least).length,
      shortestMs,
    )
    expect(moving).toBe(0)
    const films = page.locator('video')
    expect(
      await films.evaluateAll((all) => all.every((film) => (film as HTMLVideoElement).paused)),
    ).toBe(true)
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  })
}
