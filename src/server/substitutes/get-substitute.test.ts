import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteDatabaseFound, noteDatabaseLost } from '../database-losses'
import { createSignedId } from '../signed-id'
import { getSubstitute, toAnswerLocale } from './get-substitute'

const settings = vi.hoisted(() => ({
  HOSTNAME: 'localhost',
  PORT: 0,
  PAYLOAD_SECRET: 'a secret of this test',
}))

vi.mock('../env', () => ({ env: () => settings }))

/** What the site itself would answer to the questions that the server asks it. */
type Inside = { missing?: unknown; page?: { status: number; body: string }; health?: number }

let server: Server
let inside: Inside
const asked: string[] = []

beforeEach(async () => {
  asked.length = 0
  inside = {
    missing: { kind: 'property', status: 410 },
    page: { status: 200, body: '<h1>Weg</h1>' },
  }
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url?.startsWith('/internal/missing/')) {
      response.end(JSON.stringify(inside.missing))
      return
    }
    if (request.url === '/api/health/') {
      response.writeHead(inside.health ?? 200).end()
      return
    }
    const { status = 500, body = '' } = inside.page ?? {}
    const isZipped = request.headers['accept-encoding'] === 'gzip'
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      ...(isZipped && { 'content-encoding': 'gzip' }),
    })
    response.end(isZipped ? gzipSync(body) : body)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  // A server that listens on a port has the address of one.
  settings.PORT = (server.address() as AddressInfo).port
})

afterEach(() => {
  server.close()
})

const question = {
  pathname: '/fr/a-vendre/gand/maison/1202/',
  locale: 'fr',
  status: 404,
  acceptEncoding: undefined,
} as const

describe('the page in place of an empty one', () => {
  it('has the words and the status of what was asked for', async () => {
    const { status, headers, body } = await getSubstitute(question)
    expect(asked).toEqual([
      `/internal/missing/?${new URLSearchParams({ pathname: question.pathname, locale: 'fr' })}`,
      '/fr/+/property/',
    ])
    expect([status, String(body)]).toEqual([410, '<h1>Weg</h1>'])
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
  })

  it.each(['/fr/portal/101/', '/nl/portal/101/history/', '/nl/preview/token/', '/de/document/7/'])(
    'is kept by nobody where another person has a page: %s',
    async (pathname) => {
      const { status, headers } = await getSubstitute({ ...question, pathname })
      expect([status, headers['cache-control']]).toEqual([410, 'private, no-store'])
    },
  )

  it('stays as tightly packed as the visitor asked for', async () => {
    const { headers, body } = await getSubstitute({ ...question, acceptEncoding: 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(body).toEqual(gzipSync('<h1>Weg</h1>'))
  })

  it('keeps the status of a failure, says so, and is kept by nobody', async () => {
    const { status, headers } = await getSubstitute({ ...question, status: 500 })
    expect(asked.toSorted()).toEqual(['/api/health/', '/fr/+/failed/'])
    expect([status, headers['cache-control']]).toEqual([500, 'no-store'])
    expect(headers).not.toHaveProperty('retry-after')
  })

  it('says while the database is away that it passes, and when to ask again', async () => {
    inside = { ...inside, health: 503 }
    const { status, headers, body } = await getSubstitute({ ...question, status: 500 })
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '30',
      'no-store',
    ])
    expect(String(body)).toBe('<h1>Weg</h1>')
  })

  it('says so too where the database is back by the time that it is asked', async () => {
    noteDatabaseLost()
    noteDatabaseFound(Date.now())
    const { status } = await getSubstitute({ ...question, status: 500 })
    expect([status, asked]).toEqual([503, ['/fr/+/failed/']])
    // As long after as nothing is left of it.
    noteDatabaseLost()
    noteDatabaseFound(0)
  })
})

describe('a page that cannot be drawn either', () => {
  const logged = vi.spyOn(console, 'error')

  beforeEach(() => {
    logged.mockReset()
    logged.mockImplementation(() => undefined)
  })

  it.each<[string, Inside]>([
    ['answers with an error', { page: { status: 500, body: '' } }],
    ['is described in a way nobody knows', { missing: { kind: 'failed', status: 200 } }],
  ])('is a plain document in the right language when it %s', async (_, broken) => {
    inside = { ...inside, ...broken }
    const { status, headers, body } = await getSubstitute(question)
    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([
      503,
      'no-store',
      '30',
    ])
    expect(body).toContain('<html lang="fr">')
    expect(body).toContain('href="/fr/"')
    expect(logged).toHaveBeenCalledOnce()
  })

  it('is logged without the right that stands in the address of a signed page', async () => {
    inside = { page: { status: 500, body: '' } }
    const token = createSignedId('appointment', 12, settings.PAYLOAD_SECRET)
    await getSubstitute({ ...question, pathname: `/fr/appointment/${token}/`, status: 500 })
    expect(logged.mock.calls.join()).toContain('/fr/appointment/…/')
    expect(logged.mock.calls.join()).not.toContain(token)
  })

  it('is a plain document when the site does not answer at all', async () => {
    server.close()
    server.closeAllConnections()
    const { status, body } = await getSubstitute({ ...question, status: 500 })
    expect(status).toBe(500)
    expect(body).toContain('<h1>')
  })
})

describe('the language of such a page', () => {
  it('is that of the address, else what was settled on, else the first', () => {
    expect(toAnswerLocale('/de/nichts/', 'fr')).toBe('de')
    expect(toAnswerLocale('/wp-login.php', 'fr')).toBe('fr')
    expect(toAnswerLocale('/wp-login.php', undefined)).toBe('nl')
  })
})
