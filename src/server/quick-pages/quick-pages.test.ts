import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { guardAnswer } from '../protection/guard-answer'
import { createPagePress } from '../protection/pack-page'
import { findPolicyOrigins } from '../protection/policy-origins'
import { createQuickPages } from './quick-pages'

const closers: (() => void)[] = []

afterEach(() => {
  for (const close of closers.splice(0)) close()
})

const kept = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 's-maxage=86400, stale-while-revalidate=518400',
  ETag: '"mark"',
  'x-nextjs-cache': 'MISS',
  Vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch',
}

type Got = { status: number; headers: IncomingHttpHeaders; body: string }
type Asked = { method?: string; path?: string; headers?: Record<string, string> }

/** A server behind which a framework counts how often it is asked, and says so in its page. */
async function serve({
  status = 200,
  headers = {} as Record<string, string | string[]>,
  bytesMax = 1_000_000,
} = {}) {
  let ms = 0
  let asked = 0
  const pages = createQuickPages(() => ms, bytesMax)
  const before: (() => void)[] = []
  const server = createServer((request, response) => {
    guardAnswer(request, response, {
      siteUrl: 'http://localhost:3000',
      isDevelopment: false,
      origins: findPolicyOrigins,
      press: createPagePress(),
      onKept: pages.watch(request, response),
      onUnknownScript: () => expect.unreachable(),
      onError: (err) => expect.unreachable(String(err)),
    })
    if (pages.give(request, response)) return
    asked += 1
    response.statusCode = status
    for (const [name, value] of Object.entries({ ...kept, ...headers }))
      response.setHeader(name, value)
    for (const happens of before.splice(0)) happens()
    response.end(`<!DOCTYPE html><p>${asked}</p>`)
  })
  closers.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  // A server that listens on a port has the address of one.
  const { port } = server.address() as AddressInfo
  const get = ({ method = 'GET', path = '/nl/', headers: sent = {} }: Asked = {}) =>
    new Promise<Got>((resolve, reject) => {
      ask({ port, host: 'localhost', path, method, headers: sent, agent: false })
        .on('response', (answer) => {
          let body = ''
          answer.setEncoding('latin1')
          answer
            .on('data', (chunk: string) => (body += chunk))
            .on('end', () =>
              resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
            )
        })
        .on('error', reject)
        .end()
    })
  return {
    get,
    pages,
    asked: () => asked,
    pass: (passed: number) => (ms += passed),
    /** Lets something happen while the framework makes the next page. */
    during: (happens: () => void) => before.push(happens),
  }
}

const withoutDate = ({ headers, ...rest }: Got) => ({ ...rest, headers: { ...headers, date: '' } })

describe('a page that left a moment ago', () => {
  it('leaves again as it is, without the framework being asked', async () => {
    const { get, asked } = await serve()
    const first = await get()
    const second = await get()
    expect(asked()).toBe(1)
    const told = { ...first.headers, 'x-nextjs-cache': 'HIT' }
    expect(withoutDate(second)).toEqual(withoutDate({ ...first, headers: told }))
    expect(second.headers['content-security-policy']).toContain('script-src')
  })

  it('is not sent again to whoever has it', async () => {
    const { get, asked } = await serve()
    const first = await get()
    const again = await get({ headers: { 'if-none-match': 'W/"a", W/"mark"' } })
    expect(again).toMatchObject({ status: 304, body: '' })
    for (const name of ['etag', 'cache-control', 'vary'])
      expect(again.headers[name]).toBe(first.headers[name])
    expect(again.headers).not.toHaveProperty('content-security-policy')
    expect(asked()).toBe(1)
  })

  it('takes memory for a second alone, and never more than there is for all', async () => {
    const { get, pages, pass } = await serve({ bytesMax: 100 })
    await get()
    const one = pages.bytes()
    expect(one).toBeGreaterThan(0)
    pass(1_000)
    await get({ path: '/fr/' })
    expect(pages.bytes()).toBe(one)
    for (let number = 0; number < 20; number += 1) await get({ path: `/nl/?x=${number % 10}` })
    expect(pages.bytes()).toBeLessThanOrEqual(100)
  })

  it('is asked for again after a second', async () => {
    const { get, pass } = await serve()
    await get()
    pass(999)
    expect((await get()).body).toContain('<p>1</p>')
    pass(1)
    expect((await get()).body).toContain('<p>2</p>')
  })

  it('is forgotten with a change, also where its making began before', async () => {
    const { get, pages, during } = await serve()
    await get()
    pages.forget()
    during(pages.forget)
    expect((await get()).body).toContain('<p>2</p>')
    expect((await get()).body).toContain('<p>3</p>')
    expect((await get()).body).toContain('<p>3</p>')
  })

  it.each<[string, Asked]>([
    ['another address', { path: '/nl/?page=2' }],
    ['another host', { headers: { host: 'elsewhere.example' } }],
    ['another host behind a proxy', { headers: { 'x-forwarded-host': 'elsewhere.example' } }],
    ['another packing', { headers: { 'accept-encoding': 'gzip' } }],
    ['staff', { headers: { cookie: 'a=b; payload-token=x' } }],
    ['who sees drafts', { headers: { cookie: '__prerender_bypass=x' } }],
    ['the router of the framework', { headers: { rsc: '1' } }],
    ['who has another version', { headers: { 'if-none-match': '"other"' } }],
    ['who wants it only where it changed', { headers: { 'if-modified-since': 'now' } }],
    ['an endpoint', { path: '/api/health/' }],
    ['a part', { headers: { range: 'bytes=0-9' } }],
    ['this site itself', { headers: { 'x-gevel-internal': 'x' } }],
    ['its head', { method: 'HEAD' }],
    ['a form', { method: 'POST' }],
  ])('is not given for %s', async (_what, other) => {
    const { get, asked } = await serve()
    await get()
    await get(other)
    expect(asked()).toBe(2)
  })

  it.each<[string, { status?: number; headers?: Record<string, string | string[]> }]>([
    ['is private', { headers: { 'Cache-Control': 'private, no-store' } }],
    ['is kept for no time', { headers: { 'Cache-Control': 's-maxage=0' } }],
    ['is missing', { status: 404 }],
    ['has a cookie', { headers: { 'Set-Cookie': ['a=b'] } }],
    ['depends on more', { headers: { Vary: 'rsc, Accept-Language' } }],
  ])('is not remembered where it %s', async (_what, options) => {
    const { get, asked } = await serve(options)
    await get()
    await get()
    expect(asked()).toBe(2)
  })
})
