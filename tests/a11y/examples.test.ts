import { expect, type Page } from '@playwright/test'
import { findViolations } from '../e2e/_kit/axe'
import { watchPage } from '../e2e/_kit/watch-page'
import { test } from '../e2e/_kit/test'

const phone = { width: 390, height: 900 }
const desktop = { width: 1440, height: 900 }
const minute = 60_000

/** Components are many and share one page; fewer examples would mean that a room was forgotten. */
const leastExamples = 100

const rooms = ['ui', 'modules', 'forms']

async function listExamplePages(page: Page, room: string): Promise<string[]> {
  await page.goto('/styleguide/nl/')
  const links = page.locator(`a[href^="/styleguide/nl/${room}/"]`)
  return links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
}

for (const room of rooms) {
  test(`every example of ${room} can be used by everybody on a phone and a desktop`, async ({
    page,
  }) => {
    test.setTimeout(4 * minute)
    const paths = await listExamplePages(page, room)
    expect(paths.length).toBeGreaterThan(0)
    const watch = watchPage(page)
    const problems: string[] = []
    for (const path of paths) {
      await page.setViewportSize(phone)
      await page.goto(path)
      const examples = await page.locator('[data-example]').count()
      const found = [
        ...(examples > 0 ? [] : ['no example']),
        ...(await findViolations(page)),
        ...watch.take(),
      ]
      await page.setViewportSize(desktop)
      // The colours are those of the phone.
      const wide = await findViolations(page, 'html', false)
      problems.push(...[...found, ...wide].map((problem) => `${path}: ${problem}`))
    }
    expect(problems).toEqual([])
  })
}

test('the styleguide has examples of every room', async ({ page }) => {
  const paths: string[] = []
  for (const room of rooms) paths.push(...(await listExamplePages(page, room)))
  let examples = 0
  for (const path of paths) {
    const html = await (await page.request.get(path)).text()
    examples += html.match(/<[^>]* data-example=/g)?.length ?? 0
  }
  expect(examples).toBeGreaterThanOrEqual(leastExamples)
})
