import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toRefusalNotice, withRefusalsTold } from './with-refusals-told'

const reason = 'P-score: vul de score in.'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

async function ask(status: number, path: string, method = 'post') {
  const tell = vi.fn()
  const answer = () => Promise.resolve(Response.json({ errors: [{ message: reason }] }, { status }))
  const response = await withRefusalsTold(answer, tell)(path, { method })
  // Whoever asked still reads the answer, and speaks of it first.
  expect(await response.json()).toEqual({ errors: [{ message: reason }] })
  expect(tell).not.toHaveBeenCalled()
  vi.runAllTimers()
  return tell.mock.calls
}

describe('a version that is not restored', () => {
  it.each(['/api/properties/versions/36?draft=false', '/api/globals/menu/versions/4/?draft=true'])(
    'has its reason told: %s',
    async (path) => {
      expect(await ask(400, path)).toEqual([[reason]])
    },
  )

  it('is the only thing of which that is so', async () => {
    expect(await ask(400, '/api/properties/36/?draft=true')).toEqual([])
    expect(await ask(400, '/api/properties/versions/36/?draft=true', 'get')).toEqual([])
    expect(await ask(200, '/api/properties/versions/36?draft=false')).toEqual([])
    expect(await ask(500, '/api/properties/versions/36?draft=false')).toEqual([])
  })
})

describe('the notice of a version that is not restored', () => {
  const sentence = 'Deze versie is niet hersteld.'

  it('is one: what was not done, and why', () => {
    const told = { id: 3, title: `${sentence} ${reason}` }
    const bare = { id: 4, title: sentence }
    const others = [
      { id: 5, title: 'Bewaard.' },
      { id: 6, dismiss: true },
    ]
    expect(toRefusalNotice([told, bare, ...others], sentence, reason)).toEqual({
      text: `${sentence} ${reason}`,
      id: 4,
    })
  })

  it('is the reason alone where nothing else was said', () => {
    expect(toRefusalNotice([], sentence, reason)).toEqual({ text: reason })
  })
})
