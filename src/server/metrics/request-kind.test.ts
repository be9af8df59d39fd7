import { describe, expect, it } from 'vitest'
import { toRequestKind } from './request-kind'

describe('toRequestKind', () => {
  it.each([
    ['/nl/te-koop/?q=An', 'page'],
    ['/fr', 'page'],
    ['/admin/collections/pages/', 'admin'],
    ['/api/forms/site-contact/', 'form'],
    ['/api/health/', 'health'],
    ['/api/users/me/', 'api'],
    ['/internal/metrics/', 'internal'],
    ['/img/7-600x400.webp?v=1', 'image'],
    ['/_next/static/chunks/a.js', 'static'],
    ['/sitemap.xml', 'feed'],
    ['/wp-login.php', 'other'],
  ])('counts %s as %s', (url, kind) => {
    expect(toRequestKind(url)).toBe(kind)
  })
})
