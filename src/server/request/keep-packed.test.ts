import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { keepPacked, packedAsHeader } from './keep-packed'

it('says how a body is packed in the words that a browser knows, and says nothing else', async () => {
  keepPacked()
  const server = createServer((_, response) => {
    response.setHeader('X-Kept', 'one')
    response.setHeader(packedAsHeader, 'gzip')
    response.end(gzipSync('a street'))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  // A server that listens on a port has the address of one.
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://localhost:${port}/`)
  const [body, headers] = [await answer.text(), answer.headers]
  server.close()
  expect(body).toBe('a street')
  expect(headers.get('content-encoding')).toBe('gzip')
  expect(headers.get('x-kept')).toBe('one')
  expect(headers.has(packedAsHeader)).toBe(false)
})
