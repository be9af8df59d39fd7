import { createServer, get, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { finishAll, onProcessEnd, watchServers } from './process-end'

type Told = { status: number; connection: string | undefined } | { error: string }

function ask(server: Server): Promise<Told> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve) => {
    get({ port, host: 'localhost' }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection })
    }).on('error', (error) => resolve({ error: String(Reflect.get(error, 'code')) }))
  })
}

it('a process that is told to end answers who is there and who has just come, writes down, and nobody else', async () => {
  watchServers()
  const order: string[] = []
  const server = createServer((_request, response) => {
    void sleep(300).then(() => {
      order.push('answered')
      response.end('whole')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  onProcessEnd(async () => order.push('written'))
  // The first tells that there is this server.
  const begun = ask(server)
  await sleep(50)
  const ended = finishAll({ acceptMs: 1_000, answersMs: 20_000, finishMs: 10_000 })
  const late = ask(server)
  await ended
  expect(await begun).toMatchObject({ status: 200 })
  expect(await late).toEqual({ status: 200, connection: 'close' })
  expect(order).toEqual(['answered', 'answered', 'written'])
  const tooLate = await fetch(`http://localhost:${port}/`).catch(() => 'refused')
  expect(tooLate).toBe('refused')
})

it('waits no longer than it may for an answer that never comes, or for what cannot be written', async () => {
  const server = createServer(() => undefined)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const broken = ask(server)
  await sleep(50)
  onProcessEnd(() => new Promise(() => undefined))
  onProcessEnd(() => Promise.reject(new Error('the database is away')))
  onProcessEnd(() => {
    throw new Error('nothing to write with')
  })
  const since = performance.now()
  await finishAll({ acceptMs: 10, answersMs: 150, finishMs: 150 })
  expect(performance.now() - since).toBeLessThan(10_000)
  server.closeAllConnections()
  expect(await broken).toEqual({ error: 'ECONNRESET' })
})

it('waits for no connection on which nobody asked anything', async () => {
  const server = createServer((_request, response) => response.end('whole'))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  expect(await ask(server)).toMatchObject({ status: 200 })
  const silent = connect(port, 'localhost')
  const half = connect(port, 'localhost')
  const gone = [silent, half].map(
    (socket) => new Promise((resolve) => socket.once('close', resolve)),
  )
  await new Promise<void>((resolve) => half.write('GET / HTTP/1.1\r\nHo', () => resolve()))
  const since = performance.now()
  await finishAll({ acceptMs: 100, answersMs: 25_000, finishMs: 100 })
  await Promise.all(gone)
  expect(performance.now() - since).toBeLessThan(10_000)
})

it('waits for no answer whose connection broke off, also behind another one', async () => {
  const begun: string[] = []
  const server = createServer(({ url = '' }) => void begun.push(url))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const client = connect(port, 'localhost')
  client.write(['/1', '/2', '/3'].map((url) => `GET ${url} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''))
  await expect.poll(() => begun).toEqual(['/1', '/2', '/3'])
  client.destroy()
  const silent = connect(port, 'localhost')
  await new Promise((resolve) => silent.once('connect', resolve))
  const since = performance.now()
  await finishAll({ acceptMs: 200, answersMs: 24_000, finishMs: 100 })
  expect(performance.now() - since).toBeLessThan(10_000)
})
