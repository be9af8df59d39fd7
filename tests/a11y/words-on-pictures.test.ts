import { expect, type Page } from '@playwright/test'
import { findPaleWords } from '../e2e/_kit/measure-contrast'
import { test } from '../e2e/_kit/test'

/** The lightest picture that an agency could choose. */
const white =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#fff"/></svg>'

const whiten = (page: Page) =>
  page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: white }))

const widths = [320, 390, 768, 1024, 1440]

for (const [name, path, least] of [
  ['the home page, with the header on it', '/de/', { narrow: 2, wide: 8 }],
  ['a page of the menu', '/nl/ons-kantoor/', { narrow: 1, wide: 1 }],
] as const) {
  test(`white words are read on any picture: ${name}`, async ({ page }) => {
    await whiten(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { count, faults } = await findPaleWords(page, 'header, main > :first-child')
      expect.soft(faults, `${width} px`).toEqual([])
      expect
        .soft(count, `${width} px`)
        .toBeGreaterThanOrEqual(width >= 1280 ? least.wide : least.narrow)
    }
  })
}
