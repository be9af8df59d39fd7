import { describe, expect, it } from 'vitest'
import { findComparison, toVersionLines, type StoredVersion } from './to-version-lines'

const version = (id: number, status: StoredVersion['status']): StoredVersion => ({
  id,
  status,
  updatedAt: '2026-06-30T10:00:00.000Z',
  authorId: 1,
})

const statesOf = (statuses: StoredVersion['status'][], isOnline: boolean) =>
  toVersionLines(
    statuses.map((status, at) => version(at, status)),
    isOnline,
  ).map(({ state }) => state)

describe('toVersionLines', () => {
  it('tells what visitors see from what they saw', () => {
    expect(statesOf(['draft', 'published', 'draft', 'published'], true)).toEqual([
      'newestDraft',
      'online',
      'draft',
      'wasOnline',
    ])
  })

  it('calls nothing online of a record that was taken offline', () => {
    expect(statesOf(['draft', 'published'], false)).toEqual(['newestDraft', 'wasOnline'])
  })

  it('says nothing of records that know no drafts, and keeps who saved', () => {
    expect(toVersionLines([version(7, null)], true)).toEqual([
      { id: 7, updatedAt: '2026-06-30T10:00:00.000Z', authorId: 1, state: null },
    ])
  })
})

describe('findComparison', () => {
  const compared = (isOnline: boolean, ...statuses: StoredVersion['status'][]) => {
    const lines = toVersionLines(
      statuses.map((status, at) => version(at, status)),
      isOnline,
    )
    return lines.map((line) => findComparison(lines, line))
  }

  it('holds the oldest version against what visitors see, or against the newest', () => {
    expect(compared(true, 'draft', 'published', 'draft')).toEqual([null, null, 1])
    expect(compared(false, 'draft', 'published', 'draft')).toEqual([null, null, 0])
  })

  it('compares a version with itself never', () => {
    expect(compared(true, 'draft', 'published')).toEqual([null, null])
    expect(compared(true, 'published')).toEqual([null])
  })
})
