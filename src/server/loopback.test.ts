import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askInside, isInside } from './loopback'

const settings = vi.hoisted(() => ({
  HOSTNAME: '0.0.0.0',
  PORT: 0,
  PAYLOAD_SECRET: 'a secret of this test',
}))

vi.mock('./env', () => ({ env: () => settings }))

type Asked = { request: IncomingMessage; body: string }

let server: Server
const asked: Asked[] = []

beforeEach(async () => {
  asked.length = 0
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    asked.push({ request, body })
    if (request.url === '/slow/') return
    response.writeHead(307, { location: '/elsewhere/', 'content-encoding': 'gzip' })
    response.end(gzipSync('<h1>Te koop</h1>'))
  })
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  // A server that listens on a port has the address of one.
  settings.PORT = (server.address() as AddressInfo).port
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

it('asks in a way that the server knows as its own', async () => {
  await askInside('/nl/?a=1', { headers: { cookie: 'a=1' } })
  const [question] = asked
  if (question === undefined) throw new Error('Nothing was asked')
  const { method, url, headers } = question.request
  expect([method, url, headers.cookie]).toEqual(['GET', '/nl/?a=1', 'a=1'])
  expect(isInside({ get: (name) => headers[name]?.toString() ?? null })).toBe(true)
})

it.each([null, '', '0'.repeat(64)])('does not take the proof %o for its own', (proof) => {
  expect(isInside({ get: () => proof })).toBe(false)
})

it('hands over the answer as it came: packed, and a redirect as one', async () => {
  const { status, headers, body } = await askInside('/nl/')
  expect([status, headers.location]).toEqual([307, '/elsewhere/'])
  expect(body).toEqual(gzipSync('<h1>Te koop</h1>'))
})

it('sends what it is given', async () => {
  await askInside('/internal/revalidate/', { json: { tags: ['site'] } })
  expect(asked[0]?.request.method).toBe('POST')
  expect(asked[0]?.request.headers['content-type']).toBe('application/json')
  expect(asked[0]?.body).toBe('{"tags":["site"]}')
})

it('does not wait longer than it may', async () => {
  await expect(askInside('/slow/', { timeoutMs: 50 })).rejects.toThrow(/abort/i)
})
