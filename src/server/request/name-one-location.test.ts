import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { nameOneLocation } from './name-one-location'

it('sends one address of a redirect, and every value of other headers', async () => {
  nameOneLocation()
  const server = createServer((_, response) => {
    response.setHeader('Location', '/nl/')
    response.appendHeader('location', '/nl/')
    response.appendHeader('x-kept', 'one')
    response.appendHeader('x-kept', 'two')
    response.writeHead(308).end()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  // A server that listens on a port has the address of one.
  const { port } = server.address() as AddressInfo
  const { rawHeaders } = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, host: 'localhost', agent: false }, resolve).on('error', reject).end()
  })
  server.close()
  const valuesOf = (name: string) =>
    rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === name)
  expect(valuesOf('location')).toEqual(['/nl/'])
  expect(valuesOf('x-kept')).toEqual(['one', 'two'])
})
