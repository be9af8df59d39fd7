import { expect } from '@playwright/test'
import { createOwner, enter } from '../e2e/_kit/owner'
import { test } from '../e2e/_kit/test'
import { walkFocus } from '../e2e/_kit/walk-focus'

// Otherwise the page would still be on its way when the place of the focus is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 720 }

/** Fewer would mean that the focus was caught. */
const leastStops = 15

for (const [kind, path, viewport] of [
  ['the home page', '/nl/', phone],
  ['a list', '/fr/a-vendre/', phone],
  ['a list on a wide screen', '/nl/te-huur/', desktop],
  ['a home', '/de/property/1004/', phone],
  ['a home on a wide screen', '/nl/property/1001/', desktop],
  ['projects', '/en/projects/', phone],
  ['a form', '/nl/contact/', phone],
] as const) {
  test(`the keyboard reaches nothing on ${kind} that is covered or not marked`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(path)
    const { stops, faults } = await walkFocus(page)
    expect(faults).toEqual([])
    expect(stops).toBeGreaterThan(leastStops)
  })
}

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
