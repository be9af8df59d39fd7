import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Payload } from 'payload'
import { example } from '@/forms/site-contact/example'
import { createTicket } from '@/forms/_kit/ticket'
import { createSolvedProof } from '@/server/captcha/proof.fixture'
import { env } from '@/server/env'
import { createExpiringId, createSignedId } from '@/server/signed-id'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics } from './listing-examples'

/** What the handlers asked about a request on their way. */
const seen = vi.hoisted(() => ({ foreign: 0, subjects: [] as string[], isFull: false }))

vi.mock(import('@/server/request/read-body'), async (importOriginal) => {
  const original = await importOriginal()
  const isSameSite: typeof original.isSameSite = (headers, siteUrl) => {
    const isSame = original.isSameSite(headers, siteUrl)
    if (!isSame) seen.foreign += 1
    return isSame
  }
  return { ...original, isSameSite }
})

vi.mock(import('@/server/rate-limit/rate-limit'), async (importOriginal) => {
  const original = await importOriginal()
  const hit: typeof original.hit = async (subject, limit, clock) => {
    seen.subjects.push(subject)
    if (!seen.isFull) return original.hit(subject, limit, clock)
    return { isAllowed: false, retryAfterSeconds: 60, hits: limit.max + 1 }
  }
  return { ...original, hit }
})

// There is no page to be drawn, whose making it would put off.
vi.mock(import('next/server'), async (importOriginal) => {
  const original = await importOriginal()
  return { ...original, connection: () => Promise.resolve() }
})

type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response>
const modules = import.meta.glob<Record<string, Handler>>('../../src/app/**/route.ts')

const changing = ['POST', 'PUT', 'PATCH', 'DELETE'] as const
const recordsRoute = '(payload)/api/[...slug]'

/**
 * What keeps a handler from being asked too often:
 * - `limit`: the beginning of what is counted, and the answer to one too many
 * - `staff`: nobody comes so far without a session of staff, whose login is limited
 * - `inside`: nobody does but this server itself
 * - `else`: another bound, which its own test shows
 */
type Bound =
  | { limit: string; status: number; location?: string }
  | { staff: true }
  | { inside: true }
  | { else: string }

type Row = {
  bound: Bound
  /** What stands in the brackets of the address. */
  params?: () => Record<string, string | string[]>
  body?: () => Record<string, string>
  /** In place of a form without a script. */
  json?: () => Promise<object>
  /** For what would end the session of the test. */
  isSignedOut?: boolean
}

let payload: Payload
let staffToken = ''
let ownerToken = ''
let ownerId = 0
let propertyId = 0
let feedId = 0

const soon = () => new Date(Date.now() + 60_000)
const signed = (purpose: Parameters<typeof createSignedId>[0]) => ({
  token: createSignedId(purpose, 1, env().PAYLOAD_SECRET),
})
const expiring = (purpose: Parameters<typeof createSignedId>[0], id: number) => ({
  token: createExpiringId(purpose, id, { expiresAt: soon(), secret: env().PAYLOAD_SECRET }),
})
const staff: Row = { bound: { staff: true } }
const feed = () => ({ feed: String(feedId), run: '1', deed: 'apply' })
const property = () => ({ property: String(propertyId) })
const passwords = { current: 'iets anders nu', fresh: 'een heel nieuw woord', again: '' }

let sent = 0

/** A form that nobody has sent before. */
async function filledIn(): Promise<object> {
  sent += 1
  const { PAYLOAD_SECRET: secret } = env()
  const ticket = createTicket('site-contact', new Date(Date.now() - 60_000), secret)
  const proof = await createSolvedProof(ticket, secret)
  return {
    ...example,
    lang: 'nl',
    page: '/nl/',
    ticket,
    proof,
    key: `test-of-the-borders-${sent}`,
  }
}

/** Every handler that changes something. One that is new fails the tests until it has its row. */
const rows: Readonly<Record<string, Row>> = {
  'api/alerts/[token]': {
    bound: { limit: 'demand:1', status: 303, location: 'refused=1' },
    params: () => expiring('demand', 1),
    body: () => ({ deed: 'stop', lang: 'nl' }),
  },
  'api/digests/[token]': {
    bound: { limit: 'digest:1', status: 303, location: 'refused=1' },
    params: () => signed('digest'),
    body: () => ({ deed: 'stop', lang: 'nl' }),
  },
  'api/forms/[kind]': {
    bound: { limit: 'form:site-contact:', status: 429 },
    params: () => ({ kind: 'site-contact' }),
    json: filledIn,
  },
  'api/listing-imports/[feed]': { bound: { limit: 'import:', status: 429 }, params: feed },
  'api/listing-imports/[feed]/[run]/[deed]': { ...staff, params: feed },
  'api/listing-imports/[feed]/key': { ...staff, params: feed },
  'api/own-appointments/[token]': {
    bound: { limit: 'appointment:1', status: 303, location: 'problem=unavailable' },
    params: () => signed('appointment'),
    body: () => ({ action: 'cancel', lang: 'nl' }),
  },
  'api/own-data/[token]': {
    bound: { limit: 'own-data:1', status: 303, location: 'outcome=unavailable' },
    params: () => expiring('own-data', 1),
    body: () => ({ deed: 'export', lang: 'nl' }),
  },
  'api/own-testimonials/[token]': {
    bound: { limit: 'testimonial:1', status: 303, location: 'refused=1' },
    params: () => signed('testimonial'),
    body: () => ({ deed: 'withdraw', lang: 'nl' }),
  },
  'api/owner-links': {
    bound: { limit: 'owner-link', status: 429 },
    body: () => ({ email: 'eigenaar@example.be', kind: 'signIn', lang: 'nl' }),
  },
  'api/owner-links/[token]': {
    bound: { limit: 'owner-link-use:', status: 429 },
    params: () => expiring('owner-sign-in', ownerId),
    body: () => ({ lang: 'nl' }),
  },
  'api/owner-login': {
    bound: { limit: 'owner-login:', status: 429 },
    body: () => ({ email: 'eigenaar@example.be', password: 'iets anders nu', lang: 'nl' }),
  },
  'api/owner-login-code': {
    bound: {
      else: 'five wrong codes end the login: tests/integration/owner-second-factor.test.ts',
    },
    body: () => ({ code: '123456', lang: 'nl' }),
  },
  'api/owner-logout': {
    bound: { else: 'ends the session that asks, and nothing else' },
    isSignedOut: true,
  },
  'api/personal-data': staff,
  'api/plans': staff,
  'api/plans/[id]/cancel': { ...staff, params: () => ({ id: '1' }) },
  'api/portal/account/[deed]': {
    bound: { limit: 'owner-password:', status: 429 },
    params: () => ({ deed: 'password' }),
    body: () => ({ ...passwords, again: passwords.fresh, lang: 'nl' }),
  },
  'api/portal/document-files/[id]': {
    bound: { else: 'each paper is taken back once: tests/integration/portal-records.test.ts' },
    params: () => ({ id: '1' }),
  },
  'api/portal/documents/[property]': {
    bound: { limit: 'portal-file:', status: 429 },
    params: property,
  },
  'api/portal/messages/[property]': {
    bound: { limit: 'portal-message:', status: 429 },
    params: property,
    body: () => ({ text: 'Wanneer komt u langs?', lang: 'nl' }),
  },
  'api/portal/second-step/[deed]': {
    bound: { limit: 'owner-', status: 429 },
    params: () => ({ deed: 'begin' }),
    body: () => ({ current: 'iets anders nu', lang: 'nl' }),
  },
  'api/previews': staff,
  'api/previews/[id]/revoke': { ...staff, params: () => ({ id: '1' }) },
  'api/redirect-import': staff,
  'api/subscriptions/[token]': {
    bound: { limit: 'subscri', status: 303, location: 'refused=1' },
    params: () => signed('subscriber'),
    body: () => ({ deed: 'stop', lang: 'nl' }),
  },
  'api/translations': staff,
  'api/translations/built-in': staff,
  'api/translations/import': staff,
  'api/visits/[...deed]': {
    bound: { limit: 'visit:', status: 429 },
    params: () => ({ deed: ['favourite', 'property', String(propertyId)] }),
  },
  'internal/jobs': { bound: { inside: true } },
  'internal/revalidate': { bound: { inside: true } },
}

/** What `npm test` finds in the folder of addresses: the route, its method and its handler. */
const handlers: (readonly [route: string, method: string, handler: Handler])[] = []
for (const [file, load] of Object.entries(modules)) {
  const found = await load()
  for (const method of changing) {
    const handler = found[method]
    const [, route = ''] = /\/app\/(.*)\/route\.ts$/.exec(file) ?? []
    if (handler !== undefined) handlers.push([route, method, handler])
  }
}
const own = handlers.filter(([route]) => route !== recordsRoute)

type Who = 'everybody' | 'staff'

async function ask(route: string, headers: Record<string, string>, who: Who): Promise<Response> {
  const row = rows[route]
  const [, method = '', handler] = own.find(([each]) => each === route) ?? []
  if (row === undefined || handler === undefined) throw new Error(`There is no row for ${route}`)
  const params = row.params?.() ?? {}
  const path = route.replace(/\[(?:\.{3})?(\w+)\]/g, (_text, name: string) =>
    [params[name] ?? name].flat().join('/'),
  )
  const json = await row.json?.()
  const session: Record<string, string> =
    who === 'staff'
      ? { authorization: `JWT ${staffToken}` }
      : { ...(row.isSignedOut !== true && { cookie: `gevel-owner=${ownerToken}` }) }
  const request = new Request(`${env().SITE_URL}/${path}/`, {
    method,
    headers: {
      'content-type': json ? 'application/json' : 'application/x-www-form-urlencoded',
      'x-forwarded-for': '203.0.113.7',
      ...session,
      ...headers,
    },
    body: json ? JSON.stringify(json) : new URLSearchParams(row.body?.()).toString(),
  })
  seen.foreign = 0
  seen.subjects = []
  return handler(request, { params: Promise.resolve(params) })
}

const isOfStaff = (route: string) => {
  const bound = rows[route]?.bound ?? {}
  return 'staff' in bound || ('limit' in bound && bound.limit === 'import:')
}
const fromSite = () => ({ origin: env().SITE_URL, 'sec-fetch-site': 'same-origin' })

beforeAll(async () => {
  payload = await getTestPayload()
  const basics = await createListingBasics(payload)
  propertyId = (await createHouse(payload, basics)).id
  const password = 'lang genoeg 1234'
  await payload.create({
    collection: 'users',
    data: { email: 'beheer@example.be', password, name: 'Beheer', role: 'administrator' },
  })
  const owner = await payload.create({
    collection: 'owners',
    data: {
      ...{ email: 'eigenaar@example.be', password, firstName: 'An', lastName: 'De Wolf' },
      properties: [{ property: propertyId }],
    },
  })
  ownerId = owner.id
  const logIn = async (collection: 'owners' | 'users', email: string) =>
    String((await payload.login({ collection, data: { email, password } })).token)
  staffToken = await logIn('users', 'beheer@example.be')
  ownerToken = await logIn('owners', 'eigenaar@example.be')
  const made = await payload.create({
    collection: 'feeds',
    data: { name: 'Proef', format: 'json', removal: 'keep', isActive: true },
  })
  feedId = made.id
})

beforeEach(() => {
  seen.isFull = false
})

// Pages are not drawn here, because no site runs; the answers fall back to their words.
const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
const noted = vi.spyOn(console, 'info').mockImplementation(() => undefined)
afterAll(() => {
  written.mockRestore()
  noted.mockRestore()
})

describe('the addresses that change something', () => {
  it('are all in the table, and nothing else is', () => {
    expect(own.map(([route]) => route).sort()).toEqual(Object.keys(rows).sort())
    expect(handlers.length).toBe(own.length + changing.length)
  })
})

/** As browsers say it: those of today, and those that say no more than where a form stands. */
const foreign: readonly Record<string, string>[] = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://neighbour.localhost', 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
]

describe('what another site has a browser send', () => {
  it.each(Object.keys(rows))('is refused by %s', async (route) => {
    for (const headers of foreign) {
      const { status } = await ask(route, headers, isOfStaff(route) ? 'staff' : 'everybody')
      const isRefused = status === 403 || (status === 404 && seen.foreign > 0)
      // Whoever lacks the key of this server finds nothing there, from wherever.
      const isShut = 'inside' in (rows[route]?.bound ?? {}) && status === 404
      expect([headers, status, isRefused || isShut]).toEqual([headers, status, true])
    }
  })

  it.each(Object.keys(rows))(
    'is told from what comes from the site itself by %s',
    async (route) => {
      const { status } = await ask(route, fromSite(), isOfStaff(route) ? 'staff' : 'everybody')
      expect([seen.foreign, status === 403]).toEqual([0, false])
    },
  )
})

describe('one time too many', () => {
  it.each(Object.keys(rows))('is bounded at %s', async (route) => {
    const bound = rows[route]?.bound ?? { staff: true }
    seen.isFull = true
    const answer = await ask(route, fromSite(), 'everybody')
    if ('staff' in bound || 'inside' in bound) {
      expect([401, 403, 404]).toContain(answer.status)
      return
    }
    if ('else' in bound) {
      expect(bound.else).not.toBe('')
      expect(answer.status).toBeLessThan(500)
      return
    }
    const last = isOfStaff(route) ? await ask(route, fromSite(), 'staff') : answer
    expect([last.status, seen.subjects]).toEqual([
      bound.status,
      expect.arrayContaining([expect.stringContaining(bound.limit)]),
    ])
    expect(last.headers.get('location') ?? '').toContain(bound.location ?? '')
  })
})

/** Addresses of a page that a mailed link opens. */
const signedPages = Object.keys(rows).filter((route) =>
  /^api\/(?:alerts|digests|own-\w+|subscriptions)\/\[token\]$/.test(route),
)

describe('an answer behind a mailed link', () => {
  it('is looked at for every such page', () => {
    expect(signedPages).toHaveLength(6)
  })

  // The address is a right, whatever was asked of it and whatever came of it.
  it.each(signedPages)('has no site told its address and no list show it, at %s', async (route) => {
    const [, method = '', handler] = own.find(([each]) => each === route) ?? []
    const request = new Request(`${env().SITE_URL}/${route}/`, { method })
    const answers = [
      await ask(route, fromSite(), 'everybody'),
      await ask(route, foreign[0] ?? {}, 'everybody'),
      await handler?.(request, { params: Promise.resolve({ token: '1-of-nobody' }) }),
    ]
    expect(answers.map((answer) => answer?.status)).toEqual([303, 403, 404])
    for (const answer of answers) {
      expect(answer?.headers.get('referrer-policy')).toBe('no-referrer')
      expect(answer?.headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect(answer?.headers.get('cache-control')).toContain('no-store')
    }
  })
})

describe('the records over HTTP', () => {
  async function send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string | ReadableStream = '{}',
  ) {
    const [, , handler] = handlers.find(
      ([route, each]) => route === recordsRoute && each === method,
    ) ?? [null, null, null]
    if (handler === null) throw new Error(`There is no handler for ${method}`)
    const request = new Request(`${env().SITE_URL}/api/${path}/`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body,
      ...(typeof body !== 'string' && { duplex: 'half' }),
    })
    const params = Promise.resolve({ slug: path.split('/') })
    return handler(request, { params })
  }
  const asStaff = () => ({ authorization: `JWT ${staffToken}` })
  const long = JSON.stringify({ name: 'x'.repeat(70_000) })
  const sized = (body: string) => ({ 'content-length': String(Buffer.byteLength(body)) })

  it('refuse what another site has a browser send, whatever it is', async () => {
    const paths = payload.config.collections.flatMap(({ slug, endpoints }) =>
      (endpoints || []).map(({ path, method }) => ({
        method: method.toUpperCase(),
        path: `${slug}${path.replace(/:\w+/g, '1').replace(/\/$/, '')}`,
      })),
    )
    const asked = paths.filter(({ method }) => changing.some((each) => each === method))
    expect(asked.length).toBeGreaterThan(200)
    for (const { method, path } of asked) {
      const { status } = await send(method, path, { ...asStaff(), ...foreign[0] })
      expect([method, path, status]).toEqual([method, path, 403])
    }
    for (const headers of foreign) {
      expect((await send('POST', 'pages', { ...asStaff(), ...headers })).status).toBe(403)
    }
  })

  it('take a body of whoever is nobody up to what a form holds', async () => {
    expect((await send('POST', 'pages', sized('{}'))).status).toBe(403)
    expect((await send('POST', 'pages', sized(long), long)).status).toBe(413)
    const kept = await send('POST', 'pages', { ...asStaff(), ...sized(long) }, long)
    expect(kept.status).toBe(400)
  })

  it('take no body whose length nobody said, and none longer than any record', async () => {
    const chunked = { ...asStaff(), 'transfer-encoding': 'chunked' }
    expect((await send('POST', 'pages', chunked)).status).toBe(411)
    expect((await send('POST', 'pages', { 'content-length': 'x' })).status).toBe(411)
    const huge = { ...asStaff(), 'content-length': String(9 * 1024 * 1024) }
    expect((await send('POST', 'pages', huge)).status).toBe(413)
  })

  it.each(['x-http-method-override', 'x-payload-http-method-override'])(
    'take a question in a body (%s) from the desk alone',
    async (name) => {
      const question = '{"where":{"title":{"equals":"a"}}}'
      const headers = { [name]: 'GET', ...sized(question) }
      expect((await send('POST', 'properties', headers, question)).status).toBe(405)
      const asked = await send('POST', 'properties', { ...headers, ...asStaff() }, question)
      expect(asked.status).toBe(200)
      const broken = { ...asStaff(), [name]: 'GET', ...sized('{bad') }
      expect((await send('POST', 'properties', broken, '{bad')).status).toBe(400)
    },
  )
})
