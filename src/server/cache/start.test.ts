import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { siteTag } from '@/cms/cache-tags'
import { askInside } from '../loopback'
import { listenForTags, type ListenOptions } from './listen'
import { startCacheListener } from './start'

vi.mock('../env', () => ({ env: () => ({ DATABASE_URL: 'postgres://nobody@localhost/none' }) }))
vi.mock('../log/log', () => ({ logError: vi.fn() }))
vi.mock('../loopback', () => ({ askInside: vi.fn() }))
vi.mock('../protection/policy-origins', () => ({ refreshPolicyOrigins: vi.fn() }))
vi.mock('./listen', () => ({ listenForTags: vi.fn() }))

const asked = vi.mocked(askInside)
const answer = (status: number) => ({ status, headers: {}, body: Buffer.alloc(0) })

beforeEach(() => {
  vi.useFakeTimers()
  asked.mockReset()
})

afterEach(() => {
  vi.useRealTimers()
})

function listen(): ListenOptions {
  startCacheListener()
  const [options] = vi.mocked(listenForTags).mock.lastCall ?? []
  if (options === undefined) throw new Error('Nothing listens for tags')
  return options
}

describe('startCacheListener', () => {
  it('lets the whole site go once connected, and what was being made then a little later', async () => {
    asked.mockResolvedValue(answer(204))
    await listen().onConnected()
    expect(asked).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked.mock.calls.length).toBeGreaterThan(1)
    for (const [, order] of asked.mock.calls) expect(order?.json).toEqual({ tags: [siteTag] })
  })

  it('lets go of nothing while the database is away, when no page can be made anew', async () => {
    asked.mockResolvedValue(answer(204))
    const { onConnected, onLost } = listen()
    await onConnected()
    onLost()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveBeenCalledTimes(1)
    await onConnected()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveBeenCalledTimes(5)
  })

  it('leaves it to the next connection where the server does not answer yet', async () => {
    asked.mockResolvedValue(answer(503))
    await expect(listen().onConnected()).rejects.toThrow('503')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveBeenCalledTimes(1)
  })
})
