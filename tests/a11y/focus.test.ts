import { expect } from '@playwright/test'
import { createOwner, enter } from '../e2e/_kit/owner'
import { test } from '../e2e/_kit/test'
import { walkFocus } from '../e2e/_kit/walk-focus'

// Otherwise the page would still be on its way when the place of the focus is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 720 }
/** A screen of 1280 by 1024 at 400 %. */
const zoomed = { width: 320, height: 256 }

/** Fewer would mean that the focus was caught. */
const leastStops = 15

const screens = [
  {
    screen: 'a phone',
    viewport: phone,
    pages: [
      ['the home page', '/nl/'],
      ['a list', '/fr/a-vendre/'],
      ['a home', '/de/property/1004/'],
      ['projects', '/en/projects/'],
      ['a form', '/nl/contact/'],
    ],
  },
  {
    screen: 'a wide screen',
    viewport: desktop,
    pages: [
      ['a list', '/nl/te-huur/'],
      ['a home', '/nl/property/1001/'],
    ],
  },
  {
    screen: 'a screen at 400 %',
    viewport: zoomed,
    pages: [
      ['a list', '/fr/a-vendre/'],
      ['a home', '/nl/property/1057/'],
    ],
  },
] as const

for (const { screen, viewport, pages } of screens) {
  test(`the keyboard reaches nothing on ${screen} that is covered or not marked`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize(viewport)
    for (const [kind, path] of pages) {
      await page.goto(path)
      const { stops, faults } = await walkFocus(page)
      expect.soft(faults, kind).toEqual([])
      expect.soft(stops, kind).toBeGreaterThan(leastStops)
    }
  })
}

test.describe('while the question about cookies waits for an answer', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  for (const [screen, viewport] of Object.entries({ zoomed, phone })) {
    test(`the keyboard reaches nothing that it covers (${screen})`, async ({ page }) => {
      test.slow()
      await page.setViewportSize(viewport)
      for (const path of ['/fr/a-vendre/', '/nl/property/1057/']) {
        await page.goto(path)
        await expect(page.locator('[data-consent="necessary"]')).toBeVisible()
        const { stops, faults } = await walkFocus(page)
        expect.soft(faults, path).toEqual([])
        expect.soft(stops, path).toBeGreaterThan(leastStops)
      }
    })
  }
})

test.describe('in the portal of an owner', () => {
  test.use({ viewport: phone })

  test('the keyboard reaches nothing that is covered or not marked', async ({ page, origin }) => {
    const owner = await createOwner(origin, { publicId: 1004, locale: 'fr' })
    await enter(page, owner)
    for (const section of ['', 'messages/']) {
      await page.goto(`/fr/portal/${owner.propertyId}/${section}`)
      const { stops, faults } = await walkFocus(page)
      expect(faults).toEqual([])
      expect(stops).toBeGreaterThan(leastStops)
    }
  })
})
