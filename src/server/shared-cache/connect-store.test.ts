import { createServer } from 'node:net'
import { once } from 'node:events'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { connectStore } from './connect-store'

let closeStore = () => {}

afterEach(() => closeStore())

/** A port on which nobody listens any more. */
async function findEmptyPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port')
  server.close()
  await once(server, 'close')
  return address.port
}

// What it does with one that answers, or hangs, `tests/scale/fleet.test.ts` tries on a real one.
describe('connectStore', () => {
  it('finds nothing, at once, while there is nobody, and says so once', async () => {
    const lost = vi.fn()
    const { store, close } = connectStore({
      url: `redis://127.0.0.1:${await findEmptyPort()}`,
      namespace: 'test',
      onLost: lost,
      onBack: () => undefined,
    })
    closeStore = close
    await expect.poll(() => lost.mock.calls.length).toBe(1)
    const startedAt = performance.now()
    expect(await store.read('page:/nl/')).toBeNull()
    store.write('page:/nl/', Buffer.from('page'), 60)
    expect(performance.now() - startedAt).toBeLessThan(50)
    expect(lost).toHaveBeenCalledTimes(1)
  })
})
