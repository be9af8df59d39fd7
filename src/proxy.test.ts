import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { ownAnswers } from '@/domain/routes/own-answers'
import { missingSegment } from '@/domain/routes/reserved'
import { toNoticeHref } from '@/features/owner-notices/notice-token'
import { config, proxy } from './proxy'

const reaches = (path: string) => doesMatch({ config, nextConfig: {}, url: path })

const ask = (path: string, init: ConstructorParameters<typeof NextRequest>[1] = {}) =>
  proxy(new NextRequest(new URL(path, 'http://localhost:3000'), init))

const isLetThrough = (response: Response) => response.headers.get('x-middleware-next') === '1'

describe('the proxy', () => {
  it.each([
    '/',
    '/nl/te-koop/',
    '/nl/preview/te-koop/',
    '/for-sale/',
    '/xx/',
    '/api/',
    '/img/',
    '/img/te-koop/x/',
    '/img/%ff/x/',
    '/internal/',
    '/internal/te-koop/x/',
    '/robots.txtfoo',
    '/robots.txt/te-koop/',
    '/robotsxtxt',
    '/sitemap/te-koop/',
    '/sitemaps/a/b.xml',
    '/favicon.ico/te-koop/',
    '/icon.svg/te-koop/',
    '/adminx/',
    '/img/%ff/',
    '/api/%ff/',
    '/admin/%ff/',
    '/styleguide/%ff/',
    '/sitemaps/%ff',
    '/brochures/',
    '/brochures/nl/',
    '/brochures/nl/1.pdf/x/',
    '/brochures/nl/%ff',
    '/map-tiles/nl/',
    '/map-tiles/1/1/1/1/',
    '/map-tiles/1/1/%ff/',
  ])('answers %s, which would else be read as a language or fail', (path) => {
    expect(reaches(path)).toBe(true)
  })
  it.each([
    '/_next/static/chunks/a.js',
    '/admin/',
    '/admin/collections/pages/',
    '/api/health/',
    '/api/forms/site-contact/',
    '/img/12/',
    '/internal/original/',
    '/internal/revalidate/',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/brochures/nl/1001.pdf',
    '/map-tiles/',
    '/map-tiles/14/8392/5467/',
    '/favicon.ico',
    '/icon.svg',
    '/apple-icon.png',
  ])('leaves %s to its own endpoint', (path) => {
    expect(reaches(path)).toBe(false)
  })

  it('sees everything but what answers for itself, and that too when it has a percent sign', () => {
    expect(config.matcher.slice(0, 2)).toEqual([
      `/((?!${ownAnswers}).*)`,
      expect.stringContaining('%'),
    ])
  })

  it.each(['/api/forms/site-contact/', '/api/users/logout/', '/admin/login/', '/internal/jobs/'])(
    'refuses what another site has a browser send to %s',
    async (path) => {
      for (const site of ['cross-site', 'same-site']) {
        const headers = { 'sec-fetch-site': site }
        expect(doesMatch({ config, nextConfig: {}, url: path, headers })).toBe(true)
        expect((await ask(path, { method: 'POST', headers })).status).toBe(403)
        // A link to it and a picture of it are no harm.
        expect(isLetThrough(await ask(path, { headers }))).toBe(true)
      }
      const own = { 'sec-fetch-site': 'same-origin' }
      expect(doesMatch({ config, nextConfig: {}, url: path, headers: own })).toBe(false)
    },
  )

  it.each(['/nl/', '/', '/nl/te-koop/', '/for-sale/'])(
    'refuses to change the page %s',
    async (path) => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
        const response = await ask(path, { method })
        expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
      }
    },
  )

  it.each(['GET', 'HEAD'])('lets %s through', async (method) => {
    expect(isLetThrough(await ask('/nl/te-koop/', { method }))).toBe(true)
  })

  it.each(['/img/%ff/', '/api/%ff/', '/styleguide/%ff/', '/sitemaps/%ff', '/nl/%ff/', '/%'])(
    'answers 400 to %s, which spells nothing',
    async (path) => {
      expect((await ask(path)).status).toBe(400)
    },
  )

  it('shows the map for frames in every language, and nothing else under its name', async () => {
    expect(isLetThrough(await ask('/map-frame/fr/'))).toBe(true)
    for (const path of ['/map-frame/', '/map-frame/xx/', '/map-frame/fr/te-koop/']) {
      const rewrite = (await ask(path)).headers.get('x-middleware-rewrite')
      expect(rewrite).toMatch(/\/(nl|fr|en|de)\/_\/$/)
    }
  })

  it('lets an endpoint take what is sent to it, also when its address has a percent sign', async () => {
    expect(isLetThrough(await ask('/api/media/file/een%20huis.png'))).toBe(true)
    expect(isLetThrough(await ask('/api/media/%31', { method: 'PATCH' }))).toBe(true)
  })
})

describe('the links in mails to owners', () => {
  const findRewrite = async (href: string) =>
    (await ask(new URL(href).pathname)).headers.get('x-middleware-rewrite') ?? ''
  it.each(['digest', 'answers', 'documents', 'news'] as const)(
    'open the page of %s',
    async (notice) => {
      const href = toNoticeHref({ notice, ownerId: 1 }, 'fr')
      expect(await findRewrite(href)).not.toContain(`/fr/${missingSegment}/`)
    },
  )
  it('are missing where they were not signed for it', async () => {
    const href = toNoticeHref({ notice: 'answers', ownerId: 1 }, 'fr').replace('/1-', '/2-')
    expect(await findRewrite(href)).toContain(`/fr/${missingSegment}/`)
  })
})
