import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { doApart } from './do-apart'

const now = new Date('2026-11-25T03:20:00.000Z')

let told: MockInstance<typeof console.error>

beforeEach(() => {
  told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  told.mockRestore()
})

describe('doApart', () => {
  it('does what comes after a work that failed, and says in the end which one it was', async () => {
    const done: string[] = []
    const note = (name: string) => (at: Date) => {
      done.push(`${name} ${at.toISOString()}`)
      return Promise.resolve()
    }
    const fail = () => Promise.reject(new Error('a picture of Jan Peeters cannot go'))
    const works = { records: note('records'), pictures: fail, drafts: note('drafts') }
    await expect(doApart(works, now)).rejects.toThrow(/: pictures$/)
    expect(done).toEqual([`records ${now.toISOString()}`, `drafts ${now.toISOString()}`])
    expect(told).toHaveBeenCalledOnce()
    expect(String(told.mock.calls[0])).toContain('"work":"pictures"')
    expect(String(told.mock.calls[0])).not.toContain('Peeters')
  })

  it('is quiet when all went well', async () => {
    await expect(doApart({ one: () => Promise.resolve(1) }, now)).resolves.toBeUndefined()
    expect(told).not.toHaveBeenCalled()
  })
})
