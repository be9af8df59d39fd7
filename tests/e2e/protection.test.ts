import { expect } from '@playwright/test'
import { ask } from './_kit/ask'
import { askAll } from './_kit/ask-all'
import { test } from './_kit/test'

test('a script that got into a page does not run', async ({ page }) => {
  for (const path of ['/nl/', '/nl/te-koop/', '/nl/login/', '/nl/never-asked-before/']) {
    const refused = page.waitForEvent('console', (message) =>
      /Content.Security.Policy/i.test(message.text()),
    )
    await page.goto(path)
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.name = "it ran"'
      document.body.append(script)
    })
    await refused
    expect([path, await page.evaluate(() => window.name)]).toEqual([path, ''])
  }
})

/** Each kind of answer, with what its policy has to say. */
const answers = [
  ['/nl/', "script-src 'self' 'sha256-"],
  ['/nl/never-asked-before/', "script-src 'self' 'sha256-"],
  ['/nl/portal/', "script-src 'self';"],
  ['/admin/login/', "script-src 'self' 'unsafe-inline';"],
  ['/api/health/', "default-src 'none';"],
  ['/api/no-such-thing/', "default-src 'none';"],
  ['/img/1/?width=61&format=webp', "default-src 'none';"],
  ['/nl/te-koop/%E0%A4%A/', "script-src 'self' 'sha256-"],
  ['/', 'default-src'],
  ['/nl/te-koop', 'default-src'],
  ['/nl/te-koop/', "script-src 'self' 'sha256-"],
  ['/icon.svg', "default-src 'none'"],
  ['/robots.txt', "default-src 'none';"],
  ['/sitemap.xml', "default-src 'none';"],
  ['/feeds/nl/for-sale.xml', "default-src 'none';"],
  ['/brochures/nl/1001.pdf', "frame-ancestors 'self'"],
  ['/api/media/file/no-such-file.mp4', "default-src 'none'"],
  ['/api/owner-login/?lang=nl', "default-src 'none';"],
  ['/admin/no-such-page/', "script-src 'self' 'unsafe-inline';"],
  ['/internal/revalidate/', "default-src 'none';"],
  ['/_next/static/no-such-file.js', "frame-ancestors 'self'"],
] as const

/** What an answer is, and of a text in which signs it is written. */
const kindOfContent =
  /^(?:text\/plain|(?:text\/(?:html|plain|javascript)|application\/javascript|application\/xml|text\/xml); charset=utf-8|application\/(?:json|pdf|rss\+xml)(?:; ?charset=utf-8)?|image\/[\w+.-]+)$/i

test('every kind of answer has what protects whoever asks', async ({ origin }) => {
  // A brochure is among them, which is drawn for it.
  test.slow()
  const seen = await askAll(answers, async ([path]) => {
    const { status, headers, body } = await ask(origin, { path })
    const leadsOn = status >= 300 && status < 400
    return { path, isRead: body !== '' && !leadsOn, ...headers }
  })
  for (const [index, [path, source]] of answers.entries()) {
    expect.soft(seen[index], path).toMatchObject({
      'content-security-policy': expect.stringContaining(source),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'referrer-policy': expect.any(String),
      'cross-origin-opener-policy': 'same-origin',
    })
    expect.soft(seen[index]).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    })
    expect.soft(seen[index], path).not.toHaveProperty('x-powered-by')
    const type = Object(seen[index])['content-type'] ?? ''
    if (seen[index]?.isRead === true) expect.soft(type, path).toMatch(kindOfContent)
  }
})
