import { expect } from '@playwright/test'
import { test } from './_kit/test'

const icons = [
  ['/favicon.ico', 'image/x-icon'],
  ['/icon.svg', 'image/svg+xml'],
  ['/apple-icon.png', 'image/png'],
] as const

for (const [path, type] of icons) {
  test(`${path} is there, and a page names it`, async ({ request }) => {
    const answer = await request.get(path)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type])
    const page = await request.get('/nl/contact/')
    // What stands behind the address is for caches: an icon drawn in the agency's colours names them.
    expect((await page.text()).split(/[?"]/)).toContain(path)
  })
}
