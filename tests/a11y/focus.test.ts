import { expect } from '@playwright/test'
import { widerText } from '../e2e/_kit/find-cut-text'
import { untilPageAlive } from '../e2e/_kit/late-scripts'
import { createOwner, enter } from '../e2e/_kit/owner'
import { test } from '../e2e/_kit/test'
import { walkFocus } from '../e2e/_kit/walk-focus'

// Otherwise the page would still be on its way when the place of the focus is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 720 }
/** A screen of 1280 by 1024 at 400 %. */
const zoomed = { width: 320, height: 256 }
const smallPhone = { width: 320, height: 640 }

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
      ['a project', '/nl/projecten/gent/dok-19/2/'],
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
] as const

for (const { screen, viewport, pages } of screens) {
  test(`the keyboard reaches nothing on ${screen} that is covered or not marked`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize(viewport)
    for (const [kind, path] of pages) {
      await page.goto(path)
      await untilPageAlive(page)
      const { stops, faults } = await walkFocus(page)
      expect.soft(faults, kind).toEqual([])
      expect.soft(stops, kind).toBeGreaterThan(leastStops)
    }
  })
}

const unanswered = { storageState: { cookies: [], origins: [] } }

/** With the question about cookies in the page, and after it. */
const visitors = [
  { visitor: 'who did not answer', visit: unanswered, asked: 1 },
  { visitor: 'who answered', visit: {}, asked: 0 },
]

for (const { visitor, visit, asked } of visitors) {
  test.describe(`for a visitor ${visitor}`, () => {
    test.use(visit)

    // What stands over a page is highest with wider letters; on a phone the common ones are seen above.
    for (const { screen, viewport, letters, content } of [
      { screen: 'zoomed', viewport: zoomed, letters: 'common', content: '/* as they are */' },
      { screen: 'zoomed', viewport: zoomed, letters: 'wider', content: widerText },
      { screen: 'smallPhone', viewport: smallPhone, letters: 'wider', content: widerText },
      { screen: 'phone', viewport: phone, letters: 'wider', content: widerText },
    ]) {
      test(`the keyboard reaches nothing that is covered with ${letters} letters (${screen})`, async ({
        page,
      }) => {
        test.slow()
        await page.setViewportSize(viewport)
        for (const path of ['/fr/a-vendre/', '/nl/property/1057/']) {
          for (const key of ['Tab', 'Shift+Tab'] as const) {
            await page.goto(path)
            await untilPageAlive(page)
            await expect(page.locator('html[data-consent-asked]')).toHaveCount(asked)
            await page.addStyleTag({ content })
            const { stops, faults } = await walkFocus(page, key)
            expect.soft(faults, `${path} by ${key}`).toEqual([])
            expect.soft(stops, `${path} by ${key}`).toBeGreaterThan(leastStops)
          }
        }
      })
    }
  })
}

test.describe('while the question about cookies waits', () => {
  test.use(unanswered)

  for (const [screen, viewport] of Object.entries({ smallPhone, phone, desktop })) {
    test(`its three answers are whole with the widest letters (${screen})`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto('/fr/contact/')
      const sheet = page.getByRole('region', { name: 'Que pouvons-nous conserver et charger ?' })
      await expect(sheet).toBeVisible()
      await page.addStyleTag({ content: widerText })
      const answers = sheet.locator('[data-consent], a[href="/fr/parametres-des-cookies/"]')
      await expect(answers).toHaveCount(3)
      for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 })
    })
  }
})

test.describe('with usual motion', () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'no-preference' } })

  test('what takes the focus by key is there at once, however far it is', async ({ page }) => {
    await page.goto('/nl/property/1057/')
    await untilPageAlive(page)
    await page.keyboard.press('Tab')
    const { faults } = await walkFocus(page)
    expect(faults).toEqual([])
  })
})

test.describe('in the portal of an owner', () => {
  test.use({ viewport: phone })

  test('the keyboard reaches nothing that is covered or not marked', async ({ page, origin }) => {
    const owner = await createOwner(origin, { publicId: 1004, locale: 'fr' })
    await enter(page, owner)
    for (const section of ['', 'messages/']) {
      await page.goto(`/fr/portal/${owner.propertyId}/${section}`)
      await untilPageAlive(page)
      const { stops, faults } = await walkFocus(page)
      expect(faults).toEqual([])
      expect(stops).toBeGreaterThan(leastStops)
    }
  })
})
