import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchOutside } from './fetch-outside'

// This machine stands for the public internet: asked over https, answering without a certificate.
vi.mock('./public-address', () => ({
  isPublicAddress: (address: string) => address === '127.0.0.1',
}))
vi.mock('node:https', () => ({
  request: (url: URL, options: object) =>
    request(new URL(url.href.replace(/^https:/, 'http:')), options),
}))

type Asked = { path: string; headers: IncomingHttpHeaders }
const asked: Asked[] = []
let server: Server
let origin: string
let leadsTo: string

beforeAll(async () => {
  server = createServer((question, answer) => {
    asked.push({ path: question.url ?? '', headers: question.headers })
    if (question.url === '/away') answer.writeHead(302, { location: leadsTo })
    answer.end('here')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `https://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})

beforeEach(() => asked.splice(0))
afterAll(() => server.close())

const options = { bytesMax: 1_000, timeoutMs: 5_000, headers: { 'X-Key': 'open sesame' } }
const follow = (to: string) => {
  leadsTo = to
  return fetchOutside(`${origin}/away`, options)
}

describe('a redirect', () => {
  it('is followed to an address that may be asked', async () => {
    const outcome = await follow('/there')
    expect(outcome.ok && outcome.value.toString()).toBe('here')
    expect(asked.map(({ path, headers }) => [path, headers['x-key']])).toEqual([
      ['/away', 'open sesame'],
      ['/there', 'open sesame'],
    ])
  })

  it.each([
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'https://127.0.0.2/',
    'https://[::1]/',
    'https://0x7f000002/',
    'https://user:secret@127.0.0.1/',
    'file:///etc/passwd',
  ])('is not followed to one that may not: %s', async (address) => {
    expect(await follow(address)).toEqual({ ok: false, error: 'refusedAddress' })
    expect(asked.map(({ path }) => path)).toEqual(['/away'])
  })

  it('is not followed to the same server without encryption', async () => {
    expect(await follow(`${origin.replace('https:', 'http:')}/there`)).toEqual({
      ok: false,
      error: 'refusedAddress',
    })
    expect(asked.map(({ path }) => path)).toEqual(['/away'])
  })

  it('that never ends is given up', async () => {
    expect(await follow('/away')).toEqual({ ok: false, error: 'badAnswer' })
    expect(asked).toHaveLength(6)
  })
})
