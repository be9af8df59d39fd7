import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchPart, isLostFile } from './fetch-part'

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

test('a part that comes is asked for once', async () => {
  const load = loseFirst(0)
  await expect(fetchPart(load)).resolves.toBe('part')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a part whose file is lost is asked for after 1, 2, 4 seconds and so on, at most 30', async () => {
  const load = loseFirst(8)
  const part = fetchPart(load)
  const asked: number[] = []
  for (let second = 0; second <= 130; second += 1) {
    await vi.advanceTimersByTimeAsync(second === 0 ? 0 : 1_000)
    while (asked.length < load.mock.calls.length) asked.push(second)
  }
  expect(asked).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121])
  await expect(part).resolves.toBe('part')
  expect(vi.getTimerCount()).toBe(0)
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

test.each([
  [lost(), true],
  [new Error('Failed to load chunk'), false],
  ['ChunkLoadError', false],
])('%s: a lost file? %s', (cause, is) => {
  expect(isLostFile(cause)).toBe(is)
})
