import { expect } from '@playwright/test'
import { test } from './_kit/test'

const icons = [
  ['/favicon.ico', 'image/x-icon'],
  ['/icon.svg', 'image/svg+xml'],
  ['/apple-icon.png', 'image/png'],
] as const

test('the icons are there, and a page names them', async ({ request }) => {
  const page = await (await request.get('/nl/contact/')).text()
  for (const [path, type] of icons) {
    const answer = await request.get(path)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type])
    // What stands behind the address is for caches: an icon drawn in the agency's colours names them.
    expect(page.split(/[?"]/)).toContain(path)
  }
})
