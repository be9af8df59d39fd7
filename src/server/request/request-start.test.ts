import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { answerBefore, onRequestStart } from './request-start'

let close = () => {}

afterEach(() => close())

it('is answered here where it can be, else by whoever the server belongs to, and seen in any case', async () => {
  const seen: (string | undefined)[] = []
  onRequestStart(({ url }) => seen.push(url))
  answerBefore(({ url }, response) => {
    if (url !== '/here') return false
    response.end('here')
    return true
  })
  const server = createServer((_request, response) => response.end('there'))
  close = () => server.close()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  // A server that listens on a port has the address of one.
  const { port } = server.address() as AddressInfo
  const get = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text()
  expect([await get('/here'), await get('/elsewhere'), await get('/here')]).toEqual([
    'here',
    'there',
    'here',
  ])
  expect(seen).toEqual(['/here', '/elsewhere', '/here'])
})
