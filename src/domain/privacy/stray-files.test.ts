import { describe, expect, it } from 'vitest'
import { findStrays, mayClearStrays } from './stray-files'

const now = new Date('2026-11-27T03:20:00Z')
const written = (name: string, at: string) => ({ name, writtenAt: new Date(at) })

describe('a file without a record', () => {
  it('is a stray once it has been lying there for longer than a day', () => {
    const old = written('old.pdf', '2026-11-26T03:19:59Z')
    const young = written('young.pdf', '2026-11-26T03:20:00Z')
    const kept = written('kept.pdf', '2020-01-01T00:00:00Z')
    expect(findStrays([old, young, kept], new Set(['kept.pdf']), now)).toEqual([old])
  })

  it.each([
    [{ strays: 1, named: 0 }, true],
    [{ strays: 20, named: 3 }, true],
    [{ strays: 21, named: 3 }, false],
    [{ strays: 50, named: 500 }, true],
    [{ strays: 51, named: 500 }, false],
  ])('goes unless there are more of them than of those with one: %j', (count, may) => {
    expect(mayClearStrays(count)).toBe(may)
  })
})
