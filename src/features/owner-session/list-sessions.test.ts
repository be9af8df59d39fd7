import { describe, expect, it } from 'vitest'
import { listSessions } from './list-sessions'

const session = (id: string, createdAt: string, expiresAt: string) => ({ id, createdAt, expiresAt })

describe('listSessions', () => {
  const now = new Date('2026-11-23T12:00:00.000Z')
  const rows = [
    session('over', '2026-11-23T02:00:00.000Z', '2026-11-23T12:00:00.000Z'),
    session('this', '2026-11-23T09:00:00.000Z', '2026-11-23T17:00:00.000Z'),
    session('older', '2026-11-23T08:00:00.000Z', '2026-11-23T16:00:00.000Z'),
    session('newest', '2026-11-23T11:00:00.000Z', '2026-11-23T19:00:00.000Z'),
  ]

  it('begins with this one, then the newest, and leaves out what has ended', () => {
    expect(listSessions(rows, 'this', now).map(({ id }) => id)).toEqual(['this', 'newest', 'older'])
  })
  it('marks this one alone', () => {
    const marked = listSessions(rows, 'this', now).filter(({ isThis }) => isThis)
    expect(marked).toEqual([
      {
        id: 'this',
        openedAt: '2026-11-23T09:00:00.000Z',
        endsAt: '2026-11-23T17:00:00.000Z',
        isThis: true,
      },
    ])
    expect(listSessions(rows, null, now).some(({ isThis }) => isThis)).toBe(false)
  })
})
