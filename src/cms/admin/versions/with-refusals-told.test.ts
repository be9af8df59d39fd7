import { describe, expect, it, vi } from 'vitest'
import { withRefusalsTold } from './with-refusals-told'

const reason = 'P-score: vul de score in.'

async function ask(status: number, path: string, method = 'post') {
  const tell = vi.fn()
  const answer = () => Promise.resolve(Response.json({ errors: [{ message: reason }] }, { status }))
  const response = await withRefusalsTold(answer, tell)(path, { method })
  // Whoever asked still reads the answer.
  expect(await response.json()).toEqual({ errors: [{ message: reason }] })
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
