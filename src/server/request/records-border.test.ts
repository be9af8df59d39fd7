import { describe, expect, it, vi } from 'vitest'
import { guardRecords } from './records-border'

vi.mock('../payload', () => ({ findViewer: () => null }))

const ask = (answer: Response) =>
  guardRecords(() => Promise.resolve(answer))(new Request('http://localhost/api/owners/'))

describe('an answer about records', () => {
  it('is kept by nobody on its way', async () => {
    const { headers } = await ask(Response.json({ docs: [] }))
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it.each([
    [new Response('x', { headers: { 'content-type': 'video/mp4' } }), null],
    [Response.json({}, { headers: { 'cache-control': 'no-cache' } }), 'no-cache'],
  ])(
    'says for itself how long it lasts where it is a file, or says so (%#)',
    async (answer, said) => {
      expect((await ask(answer)).headers.get('cache-control')).toBe(said)
    },
  )
})
