import { expect } from '@playwright/test'
import { ask, toTarget } from './_kit/ask'
import { askAll } from './_kit/ask-all'
import { openDesk } from './_kit/editor'
import { test } from './_kit/test'

const elsewhere = [
  '//evil.example',
  '//evil.example/',
  '///evil.example/nl/',
  '/\\evil.example',
  '/\\/evil.example',
  '/%5Cevil.example/',
  '/%2F%2Fevil.example/',
  '/nl//evil.example/',
  '/nl/..//evil.example',
  '/.//evil.example',
  '/?lng=//evil.example',
  '/http://evil.example',
  '/nl\\@evil.example',
  '/nl/login/?next=//evil.example',
  '/nl/portal/?next=https://evil.example',
  '/api/owner-login/?lang=//evil.example',
]

test('no address leads elsewhere', async ({ origin }) => {
  const faults = await askAll(elsewhere, async (path) => {
    const answer = await ask(origin, { path })
    const target = toTarget(answer, origin) ?? '/'
    const isSafe = answer.status < 500 && /^\/(?![/\\])/.test(target)
    return isSafe ? [] : [`${path}: ${answer.status} to ${target}`]
  })
  expect(faults.flat()).toEqual([])
})

type Headers = Readonly<Record<string, string>>

const oddHeaders: readonly Headers[] = [
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' },
  { forwarded: 'host=evil.example' },
  { 'x-original-url': '/evil.example', 'x-rewrite-url': '/evil.example' },
]

for (const headers of oddHeaders) {
  test(`no page keeps what ${JSON.stringify(headers)} says`, async ({ origin }) => {
    const path = '/nl/te-koop/?sort=price'
    for (const sent of [headers, {}]) {
      const answer = await ask(origin, { path, headers: sent })
      expect(answer.status).toBe(200)
      expect(answer.body).not.toContain('evil.example')
      expect(JSON.stringify(answer.headers)).not.toContain('evil.example')
    }
  })
}

const frameworkHeaders: readonly Headers[] = [
  { 'x-middleware-subrequest': Array(5).fill('src/proxy').join(':') },
  { 'x-middleware-rewrite': '/nl/portal/', 'x-matched-path': '/nl/portal/' },
  { rsc: '1', 'next-router-prefetch': '1' },
]

test('no header of the framework opens the portal', async ({ origin }) => {
  for (const headers of frameworkHeaders) {
    const { status, body } = await ask(origin, { path: '/nl/portal/', headers })
    expect(status).not.toBe(200)
    expect(body).not.toContain('an.peeters')
  }
})

const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

test('another site posts nothing', async ({ origin }) => {
  const headers = { ...foreign, 'next-action': '0'.repeat(42), 'content-type': 'text/plain' }
  for (const path of ['/admin/', '/admin/login/', '/api/users/logout/', '/api/owner-logout/']) {
    const { status } = await ask(origin, { path, method: 'POST', headers, body: '[]' })
    expect([path, status]).toEqual([path, 403])
  }
})

test('a token that nobody signed opens no session', async ({ origin }) => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const [, payload = ''] = openDesk(origin).token.split('.')
  const claims = encode({ id: 1, collection: 'users', email: 'editor@example.com' })
  for (const alg of ['none', 'None', 'HS256', 'RS256']) {
    for (const body of [payload, claims]) {
      for (const signature of ['', 'AAAA']) {
        const token = `${encode({ alg, typ: 'JWT' })}.${body}.${signature}`
        const headers = { origin, cookie: `payload-token=${token}`, authorization: `JWT ${token}` }
        const { body: answer } = await ask(origin, { path: '/api/users/me/', headers })
        expect(JSON.parse(answer).user).toBeNull()
      }
    }
  }
})

test('the number of a record has no second name', async ({ origin }) => {
  // A name with a full stop is taken for that of a file, which has no slash at its end.
  for (const path of ['15abc/', 'abc/', '1.5', '-1/', '0/']) {
    const { status } = await ask(origin, { path: `/api/properties/${path}` })
    expect([path, status]).toEqual([path, 404])
  }
})

test('a visitor is told no names of collections and fields', async ({ origin }) => {
  const { body } = await ask(origin, { path: '/api/access/' })
  expect(JSON.parse(body)).toEqual({ canAccessAdmin: false, collections: {}, globals: {} })
  const headers = { authorization: `JWT ${openDesk(origin).token}` }
  expect((await ask(origin, { path: '/api/access/', headers })).body).toContain('properties')
})

test('a visitor sends no body that takes long to read, and no question in one', async ({
  origin,
}) => {
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ a: 'x'.repeat(200_000) })
  const post = { path: '/api/properties/', method: 'POST', headers: json }
  expect((await ask(origin, { ...post, body })).status).toBe(413)
  const override = { ...json, 'x-http-method-override': 'GET' }
  for (const question of ['{}', '{bad']) {
    const asked = { ...post, headers: override, body: question }
    expect((await ask(origin, asked)).status).toBe(405)
  }
  const many = Array.from({ length: 40 }, (_one, at) => `where[or][${at}][title][like]=a`).join('&')
  expect((await ask(origin, { path: `/api/properties/?${many}` })).status).toBe(400)
})

test('a body cannot give objects of the server another property', async ({ origin }) => {
  const headers = { 'content-type': 'application/json', origin }
  const body = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'
  for (const path of ['/api/forms/site-contact/', '/api/users/login/', '/api/owner-login/']) {
    expect((await ask(origin, { path, method: 'POST', headers, body })).status).toBeLessThan(500)
  }
  expect((await ask(origin, { path: '/api/users/', headers: { origin } })).status).toBe(403)
})

test('an address with steps up is read by nobody, so that nobody reads it in two ways', async ({
  origin,
}) => {
  for (const path of ['/img/%2e%2e/nl/portal/', '/nl/%2e%2e/admin/', '/feeds/../nl/']) {
    expect([path, (await ask(origin, { path })).status]).toEqual([path, 400])
  }
})

test('that a file of a build is missing is kept by nobody', async ({ origin }) => {
  const { status, headers } = await ask(origin, { path: '/_next/static/chunks/missing.js' })
  expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
})

test('a page that is missing in a language that was guessed is kept for who would be guessed the same', async ({
  origin,
}) => {
  const { status, headers } = await ask(origin, { path: '/nowhere/' })
  expect(status).toBe(404)
  expect(headers.vary).toContain('Accept-Language, Cookie')
})

test('no file outside of its folder is handed over', async ({ origin }) => {
  for (const path of [
    '/api/media/file/..%2f..%2fsettings.json',
    '/api/media/file/../../settings.json',
    '/api/media/file/%2e%2e%2f%2e%2e%2fpackage.json',
    '/_next/static/..%2f..%2fpackage.json',
    '/_next/static/../../package.json',
    '/brochures/nl/..%2f..%2fsettings.json',
    '/.env',
    '/.git/config/',
  ]) {
    const { status, body } = await ask(origin, { path })
    expect([path, status >= 400 && status < 500]).toEqual([path, true])
    expect(body).not.toMatch(/payloadSecret|"dependencies"/)
  }
})
