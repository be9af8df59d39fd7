import { describe, expect, it, vi } from 'vitest'
import { inTime } from './in-time'

describe('inTime', () => {
  it('gives what comes in time, or why it failed', async () => {
    await expect(inTime(Promise.resolve('here'), 1_000)).resolves.toBe('here')
    await expect(inTime(Promise.reject(new Error('gone')), 1_000)).rejects.toThrow('gone')
  })
  it('waits no longer than it was told to', async () => {
    vi.useFakeTimers()
    const hangs = inTime(new Promise(() => undefined), 8_000)
    const told = expect(hangs).rejects.toMatchObject({ name: 'TimeoutError' })
    await vi.advanceTimersByTimeAsync(8_000)
    await told
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })
})
