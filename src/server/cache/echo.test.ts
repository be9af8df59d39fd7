import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expireWithEchoes } from './echo'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('expireWithEchoes', () => {
  it('lets go at once, again within a second, and of what took its time to be made', async () => {
    const expire = vi.fn(async () => {})
    await expireWithEchoes(['pages'], { expire, onError: () => {} })
    expect(expire).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(999)
    expect(expire).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(expire).toHaveBeenCalledTimes(4)
    expect(expire).toHaveBeenLastCalledWith(['pages'])
  })

  it('tells of an echo that fails, and goes on with the next one', async () => {
    const told: unknown[] = []
    const expire = vi.fn(async () => {})
    await expireWithEchoes(['pages'], { expire, onError: (err) => told.push(err) })
    expire.mockRejectedValueOnce(new Error('not listening'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).toEqual([new Error('not listening')])
    expect(expire).toHaveBeenCalledTimes(4)
  })
})
