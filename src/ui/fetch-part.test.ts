import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchPart, fetchQuietly, isLostFile } from './fetch-part'

const lost = () => Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })

/** An import that loses its file so often, then brings the part. */
function loseFirst(times: number) {
  const load = vi.fn(() => Promise.resolve('part'))
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(lost())
  return load
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const dormant = () => false
const alive = () => true

test('a part that comes is asked for once', async () => {
  const load = loseFirst(0)
  await expect(fetchPart(load)).resolves.toBe('part')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a page that is brought to life asks for its part after 1, 2, 4 seconds and so on, at most 120', async () => {
  const load = loseFirst(9)
  const part = fetchPart(load, dormant)
  const asked: number[] = []
  for (let second = 0; second <= 370; second += 1) {
    await vi.advanceTimersByTimeAsync(second === 0 ? 0 : 1_000)
    while (asked.length < load.mock.calls.length) asked.push(second)
  }
  expect(asked).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 247, 367])
  await expect(part).resolves.toBe('part')
  expect(vi.getTimerCount()).toBe(0)
})

test('a page that lives tells after three tries that its part does not come', async () => {
  const load = loseFirst(9)
  const told = fetchPart(load, alive).catch((cause: unknown) => cause)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(isLostFile(await told)).toBe(true)
  expect(load).toHaveBeenCalledTimes(3)
  expect(vi.getTimerCount()).toBe(0)
})

test('a part that comes late to a page that lives is drawn', async () => {
  const part = fetchPart(loseFirst(2), alive)
  await vi.advanceTimersByTimeAsync(3_000)
  await expect(part).resolves.toBe('part')
})

test('what nobody waits for is asked for once for all, until it comes', async () => {
  const load = loseFirst(5)
  const fetch = fetchQuietly(load)
  const both = Promise.all([fetch(), fetch()])
  await vi.advanceTimersByTimeAsync(31_000)
  await expect(both).resolves.toEqual(['part', 'part'])
  await expect(fetch()).resolves.toBe('part')
  expect(load).toHaveBeenCalledTimes(6)
})

test('a part is asked for at once when there is a line again', async () => {
  const load = loseFirst(1)
  const part = fetchPart(load)
  await vi.advanceTimersByTimeAsync(10)
  window.dispatchEvent(new Event('online'))
  await expect(part).resolves.toBe('part')
  expect(vi.getTimerCount()).toBe(0)
})

test('what the code of a part throws is thrown, and nothing is asked for again', async () => {
  const broken = new TypeError('map is not a function')
  const load = vi.fn(() => Promise.reject(broken))
  await expect(fetchPart(load)).rejects.toBe(broken)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a server, where no line loses files, says at once which file is missing', async () => {
  vi.unstubAllGlobals()
  const cause = lost()
  await expect(fetchPart(() => Promise.reject(cause))).rejects.toBe(cause)
})

test('no other failure is taken for a lost file', () => {
  expect(isLostFile(lost())).toBe(true)
  expect(isLostFile(new Error('Failed to load chunk'))).toBe(false)
  expect(isLostFile('ChunkLoadError')).toBe(false)
})
