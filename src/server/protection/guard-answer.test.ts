import { createHash } from 'node:crypto'
import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type RequestListener,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { choosePacking } from '../request/choose-packing'
import { guardAnswer } from './guard-answer'
import { createPagePress } from './pack-page'
import { findPolicyOrigins } from './policy-origins'

const closers: (() => void)[] = []

afterEach(() => {
  for (const close of closers.splice(0)) close()
})

const flight = 'self.__next_f.push([1,"a"])'
const shown = `<!DOCTYPE html><script>${flight}</script><script>${flight}</script>`
const joined = `${flight};\n${flight};`
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

function writePage(body: string, headers: Record<string, string> = {}): RequestListener {
  return (_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.end(body)
  }
}

type Asked = { path?: string; method?: string; headers?: Record<string, string>; siteUrl?: string }
type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer }

async function serve(listener: RequestListener, siteUrl = 'http://localhost:3000') {
  const onUnknownScript = vi.fn()
  const press = createPagePress()
  const server = createServer((request, response) => {
    guardAnswer(request, response, {
      siteUrl,
      isDevelopment: false,
      origins: findPolicyOrigins,
      press,
      onUnknownScript,
      onError: (err) => expect.unreachable(String(err)),
    })
    listener(request, response)
  })
  closers.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  // A server that listens on a port has the address of one.
  const { port } = server.address() as AddressInfo
  const get = ({ path = '/nl/', method = 'GET', headers = {} }: Asked = {}) =>
    new Promise<Got>((resolve, reject) => {
      ask({ port, host: 'localhost', path, method, headers, agent: false })
        .on('response', (answer) => {
          const chunks: Buffer[] = []
          answer
            .on('data', (chunk: Buffer) => chunks.push(chunk))
            .on('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                headers: answer.headers,
                body: Buffer.concat(chunks),
              }),
            )
        })
        .on('error', reject)
        .end()
    })
  return { get, press, onUnknownScript }
}

const policyOf = ({ headers }: Got) => String(headers['content-security-policy'])

describe('a page that leaves', () => {
  it('tells in its policy which scripts may run, in the bytes that are sent', async () => {
    const { get } = await serve(writePage(shown))
    const got = await get()
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(got.body.toString()) ?? []
    expect(script).toBe(joined)
    expect(policyOf(got)).toContain(`script-src 'self' 'sha256-${hashOf(script)}';`)
    expect(policyOf(got)).not.toMatch(/script-src [^;]*unsafe/)
    expect(got.headers['content-length']).toBe(String(got.body.byteLength))
  })

  it('does not let a script run that got into it by mistake', async () => {
    const { get, onUnknownScript } = await serve(writePage(`${shown}<script>alert(1)</script>`))
    const got = await get()
    expect(policyOf(got)).not.toContain(hashOf('alert(1)'))
    expect(onUnknownScript).toHaveBeenCalledWith('/nl/')
  })

  it('is packed for who can read that, and tells whoever packs pages that nobody can', async () => {
    let asked: string | undefined
    const { get } = await serve((request, response) => {
      writePage(shown)(request, response)
      asked = request.headers['accept-encoding']?.toString()
    })
    const got = await get({ headers: { 'accept-encoding': 'br, gzip' } })
    expect(got.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(got.body).toString()).toContain(joined)
    expect(asked).toBe('identity')
  })

  it('is packed smallest where it is kept, for each reader in a way that can be read', async () => {
    const { get } = await serve(writePage(shown, { etag: '"1"' }))
    const small = await get({ headers: { 'accept-encoding': 'gzip, br' } })
    expect(small.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(small.body).toString()).toContain(joined)
    const other = await get({ headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(other.body).toString()).toContain(joined)
    expect((await get()).body.toString()).toContain(joined)
  })

  it.each([
    [undefined, 'Accept-Encoding'],
    ['rsc, next-url', 'rsc, next-url, Accept-Encoding'],
    ['rsc, accept-encoding', 'rsc, accept-encoding'],
    ['*', '*'],
  ])('tells caches that it may be packed or not, beside "%s" in Vary', async (given, vary) => {
    const { get } = await serve(writePage(shown, given === undefined ? {} : { vary: given }))
    for (const encoding of ['identity', 'gzip']) {
      const got = await get({ headers: { 'accept-encoding': encoding } })
      expect(got.headers.vary).toBe(vary)
    }
  })

  it('is packed once for all who ask for it, and anew when it changes', async () => {
    let body = shown
    let mark = '"1"'
    const { get, press } = await serve((request, response) =>
      writePage(body, { etag: mark })(request, response),
    )
    await get()
    const bytes = press.bytes()
    body = 'the same page, as the mark says'
    expect((await get()).body.toString()).toContain(joined)
    expect(press.bytes()).toBe(bytes)
    mark = '"2"'
    expect((await get()).body.toString()).toBe(body)
    // The same mark at another address is another page.
    body = 'another page'
    expect((await get({ path: '/fr/' })).body.toString()).toBe(body)
  })

  it('is whole when it was written in pieces', async () => {
    const { get } = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.flushHeaders()
      response.write('<p>één ')
      response.write(Buffer.from('twee</p>'))
      response.end(shown)
    })
    const got = await get()
    expect(got.body.toString()).toMatch(/^<p>één twee<\/p><!DOCTYPE/)
    expect(policyOf(got)).toContain('sha256-')
  })

  it.each(['GET', 'POST'])(
    'is one as well where an endpoint answers a %s with it',
    async (method) => {
      const { get, press } = await serve(writePage(shown))
      const got = await get({ method, path: '/api/document-files/nl/x/' })
      expect(policyOf(got)).toContain(`'sha256-${hashOf(joined)}'`)
      expect(press.bytes()).toBe(0)
    },
  )

  it('keeps the policy that it came with, as a page that stands in for another does', async () => {
    const { get } = await serve(
      writePage(shown, { 'content-security-policy': "default-src 'none'" }),
    )
    expect(policyOf(await get())).toBe("default-src 'none'")
  })

  it('leaves the policy that the browser has when it has not changed', async () => {
    const { get } = await serve((_, response) => void response.writeHead(304).end())
    expect((await get()).headers).not.toHaveProperty('content-security-policy')
  })

  it('lets nothing run when only its headers are asked for', async () => {
    const { get } = await serve(writePage(shown))
    const got = await get({ method: 'HEAD' })
    expect(policyOf(got)).toContain("script-src 'self';")
    expect(got.body.byteLength).toBe(0)
  })
})

describe('every other answer', () => {
  it.each([
    ['/nl/', 404, 'text/html'],
    ['/nl/', 307, ''],
    ['/nl/portal/', 200, 'text/html'],
    ['/admin/', 200, 'text/html'],
    ['/api/health/', 200, 'application/json'],
    ['/api/forms/site-contact/', 422, 'application/json'],
    ['/img/1/', 200, 'image/webp'],
    ['/_next/static/a.js', 200, 'application/javascript'],
    ['/brochures/nl/1.pdf', 200, 'application/pdf'],
    ['/%', 400, ''],
    ['/nl/', 500, 'text/plain'],
  ])('carries all headers: %s with status %i as "%s"', async (path, status, type) => {
    const { get } = await serve((_, response) => {
      response.setHeader('X-Powered-By', 'anything')
      response.writeHead(status, type === '' ? {} : { 'content-type': type }).end('x')
    }, 'https://www.example.be')
    const got = await get({ path })
    expect(got.status).toBe(status)
    expect(got.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}$/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': expect.stringMatching(/^(?:same|cross)-origin$/),
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      'referrer-policy': expect.stringMatching(/^(?:same-origin|strict-origin-when-cross-origin)$/),
    })
    expect(got.headers).not.toHaveProperty('x-powered-by')
  })

  it.each(['application/javascript; charset=UTF-8', 'text/javascript'])(
    'lets a script that runs beside a page read from this site: %s',
    async (type) => {
      const { get } = await serve((_, response) => {
        response.writeHead(200, { 'content-type': type }).end('x')
      })
      const got = await get({ path: '/_next/static/media/worker.mjs' })
      expect(policyOf(got)).toContain("default-src 'self';")
    },
  )

  it('keeps what a route says itself', async () => {
    const { get } = await serve((_, response) => {
      response.setHeader('Referrer-Policy', 'no-referrer')
      response.setHeader('Content-Security-Policy', 'sandbox')
      response.end('x')
    })
    const got = await get({ path: '/api/x/' })
    expect([got.headers['referrer-policy'], policyOf(got)]).toEqual(['no-referrer', 'sandbox'])
  })

  it('does not bind a browser to https where the site has none', async () => {
    const { get } = await serve(writePage('x'), 'http://localhost:3000')
    const got = await get()
    expect(got.headers).not.toHaveProperty('strict-transport-security')
    expect(policyOf(got)).not.toContain('upgrade-insecure-requests')
  })
})

describe('choosePacking', () => {
  it.each([
    ['gzip', 'gzip'],
    ['br, gzip;q=0.5', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'gzip'],
    ['gzip;q=0', null],
    ['gzip;q=0.000', null],
    ['br', 'br'],
    ['', null],
    [undefined, null],
  ])('packs for a reader of "%s" as %s', (header, packing) => {
    expect(choosePacking(header, true)).toBe(packing)
  })

  it.each([
    ['gzip, deflate, br', 'gzip'],
    ['br', null],
  ])('packs a page for one reader of "%s" quickly', (header, packing) => {
    expect(choosePacking(header, false)).toBe(packing)
  })
})
