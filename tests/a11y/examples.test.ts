import { expect, type APIRequestContext } from '@playwright/test'
import { askAll } from '../e2e/_kit/ask-all'
import { findViolations } from '../e2e/_kit/axe'
import { resize } from '../e2e/_kit/resize'
import { test } from '../e2e/_kit/test'
import { watchPage } from '../e2e/_kit/watch-page'

const phone = { width: 390, height: 900 }
const desktop = { width: 1440, height: 900 }
const minute = 60_000

/** Components are many and share one page; fewer examples would mean that a room was forgotten. */
const leastExamples = 100

const rooms = ['ui', 'modules', 'forms']

async function listExamplePages(request: APIRequestContext, room: string): Promise<string[]> {
  const html = await (await request.get('/styleguide/nl/')).text()
  const links = html.matchAll(new RegExp(`<a\\b[^>]* href="(/styleguide/nl/${room}/[^"]*)"`, 'g'))
  return [...new Set([...links].map(([, href = '']) => href))]
}

for (const room of rooms) {
  test(`every example of ${room} can be used by everybody, on a phone and on a wide screen`, async ({
    page,
    request,
  }) => {
    test.setTimeout(6 * minute)
    await page.setViewportSize(phone)
    const paths = await listExamplePages(request, room)
    expect(paths.length).toBeGreaterThan(0)
    const watch = watchPage(page)
    const problems: string[] = []
    for (const path of paths) {
      await page.goto(path)
      const examples = await page.locator('[data-example]').count()
      const narrow = await findViolations(page)
      await resize(page, desktop)
      // Its colours are the same at every width; pages.test.ts has what only a wide screen shows.
      const wide = await findViolations(page, 'html', false)
      await page.setViewportSize(phone)
      const found = [
        ...(examples > 0 ? [] : ['no example']),
        ...narrow.map((problem) => `${problem} (phone)`),
        ...wide.map((problem) => `${problem} (wide screen)`),
        ...watch.take(),
      ]
      problems.push(...found.map((problem) => `${path}: ${problem}`))
    }
    expect(problems).toEqual([])
  })
}

test('the styleguide has examples of every room', async ({ request }) => {
  const paths: string[] = []
  for (const room of rooms) paths.push(...(await listExamplePages(request, room)))
  const counts = await askAll(paths, async (path) => {
    const html = await (await request.get(path)).text()
    return html.match(/<[^>]* data-example=/g)?.length ?? 0
  })
  const examples = counts.reduce((sum, count) => sum + count, 0)
  expect(examples).toBeGreaterThanOrEqual(leastExamples)
})
