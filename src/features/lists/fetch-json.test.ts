import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchJson } from './fetch-json'

afterEach(() => vi.unstubAllGlobals())

function answerWith(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer)
  return fetchJson<{ a: number }>('/api/x/')
}

describe('fetchJson', () => {
  it('gives what was sent', async () => {
    expect(await answerWith(async () => Response.json({ a: 1 }))).toEqual({ a: 1 })
  })

  it.each<[string, () => Promise<Response>]>([
    ['a refusal', async () => new Response(null, { status: 400 })],
    ['no line', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no answer in time', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
    ['a page instead of JSON', async () => new Response('<html>')],
  ])('gives nothing for %s', async (_what, answer) => {
    expect(await answerWith(answer)).toBeNull()
  })

  it('hides no other fault', async () => {
    await expect(answerWith(() => Promise.reject(new RangeError('x')))).rejects.toThrow('x')
  })
})
