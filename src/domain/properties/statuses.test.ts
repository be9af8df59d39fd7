import { describe, expect, it } from 'vitest'
import { canChangeStatus, isPublicStatus, propertyStatuses, statusFromFeedCode } from './statuses'

describe('statusFromFeedCode', () => {
  it('reads the codes 0 to 6', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(statusFromFeedCode)).toEqual([
      'prospect',
      'active',
      'sold',
      'cancelled',
      'rented',
      'inactive',
      'reference',
    ])
  })
  it('gives nothing for any other code', () => {
    expect([-1, 7, 1.5, Number.NaN].map(statusFromFeedCode)).toEqual([null, null, null, null])
  })
})

describe('canChangeStatus', () => {
  it('lets an option become a sale, and a failed sale come back', () => {
    expect(canChangeStatus('active', 'underOption', 'sale')).toBe(true)
    expect(canChangeStatus('underOption', 'sold', 'sale')).toBe(true)
    expect(canChangeStatus('sold', 'active', 'sale')).toBe(true)
  })
  it('never rents out what is for sale, nor sells what is for rent', () => {
    expect(canChangeStatus('active', 'rented', 'sale')).toBe(false)
    expect(canChangeStatus('active', 'sold', 'rent')).toBe(false)
    expect(canChangeStatus('active', 'sold', 'takeover')).toBe(true)
    expect(canChangeStatus('active', 'rented', 'takeover')).toBe(true)
  })
  it('does not let a prospect be sold unseen', () => {
    expect(canChangeStatus('prospect', 'sold', 'sale')).toBe(false)
  })
  it('always lets a status stay', () => {
    expect(propertyStatuses.every((status) => canChangeStatus(status, status, 'rent'))).toBe(true)
  })
  it('leaves no status without a way out', () => {
    const stuck = propertyStatuses.filter((from) =>
      propertyStatuses.every((to) => to === from || !canChangeStatus(from, to, 'takeover')),
    )
    expect(stuck).toEqual([])
  })
})

describe('isPublicStatus', () => {
  it('keeps prospects, cancelled and inactive properties from visitors', () => {
    expect(propertyStatuses.filter((status) => !isPublicStatus(status))).toEqual([
      'prospect',
      'cancelled',
      'inactive',
    ])
  })
})
