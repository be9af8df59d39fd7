import { expect } from '@playwright/test'
import { findSmallTargets, leastPx, touchPx } from '../e2e/_kit/find-small-targets'
import { createOwner, enter } from '../e2e/_kit/owner'
import { test } from '../e2e/_kit/test'

const pages = [
  ['the home page', '/nl/'],
  ['a list', '/de/zu-verkaufen/?type=2'],
  ['a home', '/fr/property/1001/'],
  ['projects', '/nl/projecten/'],
  ['a form', '/en/contact/'],
] as const

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('every control of a page is as large as a fingertip', async ({ page }) => {
    test.slow()
    for (const [kind, path] of pages) {
      await page.goto(path)
      expect.soft(await findSmallTargets(page, touchPx), kind).toEqual([])
    }
  })

  test.describe('in the portal', () => {
    test('every control is as large as a fingertip', async ({ page, origin }) => {
      const owner = await createOwner(origin, { publicId: 1004, locale: 'nl' })
      await enter(page, owner)
      for (const section of ['', 'documents/', 'messages/']) {
        await page.goto(`/nl/portal/${owner.propertyId}/${section}`)
        expect([section, await findSmallTargets(page, touchPx)]).toEqual([section, []])
      }
    })
  })
})

test('every control of a page is large enough for a mouse', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const [kind, path] of pages) {
    await page.goto(path)
    expect.soft(await findSmallTargets(page, leastPx), kind).toEqual([])
  }
})
