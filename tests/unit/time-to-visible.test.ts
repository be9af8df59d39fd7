import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { listBroken, listLate, watchUntilRight, type Sighting } from '../e2e/_kit/time-to-visible'

let server: Server

afterEach(() => {
  server.close()
})

/** Watches a page that says what `say` returns for the milliseconds since the change. */
async function watch(say: (passedMs: number) => string): Promise<Sighting[]> {
  const since = performance.now()
  server = createServer((_request, response) => response.end(say(performance.now() - since)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const surfaces = [{ path: '/', isRight: ({ body }: { body: string }) => body === 'new' }]
  return watchUntilRight([`http://127.0.0.1:${port}`], surfaces, since)
}

describe('the watch after a change', () => {
  it('sees what turns wrong again after it was right', async () => {
    const [seen] = await watch((ms) => (ms > 500 && ms < 900 ? 'old' : 'new'))
    expect(seen?.wrongUntilMs).toBeGreaterThan(500)
  })
  it('calls late what is right only after the promised second', async () => {
    const seen = await watch((ms) => (ms < 2_500 ? 'old' : 'new'))
    expect(listBroken(seen)).toEqual([])
    expect(listLate(seen)).toHaveLength(1)
  })
})

describe('a sighting', () => {
  const sighting = { server: '', path: '/', wrongUntilMs: 1_200, slowestMs: 10 }
  it('is late in spite of a server that answers fast, and not where it was slow itself', () => {
    expect(listLate([{ ...sighting, isRightAtLast: true }])).toHaveLength(1)
    expect(listLate([{ ...sighting, isRightAtLast: true, slowestMs: 300 }])).toEqual([])
  })
  it('is broken where it was wrong to the end, however slow the server was', () => {
    const seen = [{ ...sighting, isRightAtLast: false, slowestMs: 60_000 }]
    expect(listBroken(seen)).toHaveLength(1)
    expect(listLate(seen)).toHaveLength(1)
  })
})
