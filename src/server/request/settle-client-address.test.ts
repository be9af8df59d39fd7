import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { settleClientAddresses } from './settle-client-address'

let server: Server
let seen: string | string[] | undefined

beforeEach(async () => {
  server = createServer((request, response) => {
    seen = request.headers['x-forwarded-for']
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => new Promise((resolve) => server.close(resolve)))

async function ask(headers: HeadersInit): Promise<void> {
  const { port } = server.address() as AddressInfo
  await (await fetch(`http://127.0.0.1:${port}/`, { headers })).text()
}

it('replaces a forged address before any listener of the server sees it', async () => {
  settleClientAddresses(0)
  await ask({ 'x-forwarded-for': '203.0.113.7' })
  expect(seen).toBe('127.0.0.1')
  await ask({})
  expect(seen).toBe('127.0.0.1')
})
