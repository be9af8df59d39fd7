import { describe, expect, it } from 'vitest'
import { toOwnershipWindow } from './ownership-window'

describe('the window of an ownership', () => {
  it('lasts from midnight to midnight in Belgium, in winter and in summer', () => {
    expect(toOwnershipWindow({ from: '2026-03-01', to: '2026-06-30' })).toEqual({
      since: new Date('2026-02-28T23:00:00Z'),
      until: new Date('2026-06-30T22:00:00Z'),
    })
  })
  it('covers the one day of a period of one day', () => {
    expect(toOwnershipWindow({ from: '2026-11-20', to: '2026-11-20T12:00:00.000Z' })).toEqual({
      since: new Date('2026-11-19T23:00:00Z'),
      until: new Date('2026-11-20T23:00:00Z'),
    })
  })
  it('has no end where none was set', () => {
    expect(toOwnershipWindow({})).toEqual({ since: null, until: null })
    expect(toOwnershipWindow({ from: null, to: '' })).toEqual({ since: null, until: null })
  })
})
