import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { renameTrace } from './rename-trace'

it('shows TRACE to the server under a name that can be put into a request, and no other', async () => {
  renameTrace()
  const server = createServer((asked, answer) => answer.end(asked.method))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  // A server that listens on a port has the address of one.
  const { port } = server.address() as AddressInfo
  const ask = async (method: string) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, method, host: 'localhost' }, resolve).on('error', reject).end()
    })
    const parts: Uint8Array[] = []
    for await (const part of answer) parts.push(part)
    return Buffer.concat(parts).toString()
  }
  const seen = [await ask('TRACE'), await ask('GET'), await ask('POST')]
  server.close()
  expect(seen).toEqual(['UNSUPPORTED', 'GET', 'POST'])
  expect(() => new Request('http://localhost/', { method: 'UNSUPPORTED' })).not.toThrow()
})
