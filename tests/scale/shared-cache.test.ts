import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connectStore } from '@/server/shared-cache/connect-store'
import { closeAtEnd, closeEverything } from '../../scripts/terminal/shutdown'
import { getProgram } from '../../scripts/testing/debian-program'
import { startRedis, type Redis } from './_kit/redis'

const program = await getProgram('redis-server', (line) => console.log(`    ${line}`))

let redis: Redis

beforeAll(async () => {
  if (program === null) return console.log('    Left out: there is no Redis to be had.')
  redis = await startRedis(program)
})
afterAll(closeEverything)

/** As a server of a build opens it. */
function open(namespace = 'build-1') {
  const told = { lost: vi.fn(), back: vi.fn() }
  const options = { url: redis.url, namespace, onLost: told.lost, onBack: told.back }
  const { store, close } = connectStore(options)
  closeAtEnd(async () => close())
  return { ...told, store }
}

type Store = ReturnType<typeof open>['store']

const page = Buffer.from([0, 255, 10, 13, 128])

/** Writes until it can be read again; a store that has just come is not asked at once. */
async function expectToKeep(store: Store, key: string): Promise<void> {
  const keep = async () => {
    store.write(key, page, 60)
    return store.read(key)
  }
  await expect.poll(keep, { timeout: 20_000, interval: 100 }).toEqual(page)
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

describe.skipIf(program === null)('a store on Redis', () => {
  it('hands bytes to another server of the build, and to none of another one', async () => {
    const [one, two, other] = [open(), open(), open('build-2')]
    await expectToKeep(one.store, 'page:/nl/')
    await expectToKeep(two.store, 'page:/fr/')
    await expectToKeep(other.store, 'page:/en/')
    expect(await two.store.read('page:/nl/')).toEqual(page)
    expect(await other.store.read('page:/nl/')).toBeNull()
    expect(Math.abs(one.store.aheadMs())).toBeLessThan(1_000)
  })

  it('is not waited for while it is gone, is said once, and is used again when it is back', async () => {
    const { store, lost, back } = open()
    await expectToKeep(store, 'page:/nl/')
    await redis.cut()
    await expect.poll(() => lost.mock.calls.length, { timeout: 10_000 }).toBe(1)
    expect(await measure(() => store.read('page:/nl/'))).toBeLessThan(100)
    await redis.start()
    await expectToKeep(store, 'page:/nl/')
    expect([lost.mock.calls.length, back.mock.calls.length]).toEqual([1, 1])
  })

  it('is waited for once, for a moment, when it takes questions and answers none', async () => {
    const { store, lost, back } = open()
    await expectToKeep(store, 'page:/nl/')
    redis.pause()
    const readTwice = async () => {
      expect(await store.read('page:/nl/')).toBeNull()
      expect(await store.read('page:/nl/')).toBeNull()
    }
    const waitedMs = await measure(readTwice)
    redis.goOn()
    expect(waitedMs).toBeGreaterThan(200)
    expect(waitedMs).toBeLessThan(1_500)
    await expectToKeep(store, 'page:/nl/')
    expect([lost.mock.calls.length, back.mock.calls.length]).toEqual([1, 1])
  })
})
