import { describe, expect, it } from 'vitest'
import { ownerNotices, wantsNotice } from './notices'

describe('wantsNotice', () => {
  it('takes an account that says nothing for one that wants every notice', () => {
    expect(ownerNotices.filter((notice) => !wantsNotice({}, notice))).toEqual([])
    expect(wantsNotice({ digest: null }, 'digest')).toBe(true)
  })
  it('keeps one notice from who switched it off, and no other', () => {
    const off = ownerNotices.filter((notice) => !wantsNotice({ documentNotice: false }, notice))
    expect(off).toEqual(['documents'])
  })
})
