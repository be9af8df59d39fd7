import { describe, expect, it } from 'vitest'
import { factCodes } from '../properties/fact-codes'
import { isClosedUnit, isOpenUnit, unitStatusOf } from './unit-status'

describe('unitStatusOf', () => {
  it.each([
    ['active', null, 'available'],
    ['active', 'available', 'available'],
    ['active', 'option', 'option'],
    ['active', 'reserved', 'reserved'],
    ['active', 'sold', 'sold'],
    ['active', 'rented', 'rented'],
    ['underOption', null, 'option'],
    ['underOption', 'available', 'option'],
    ['underOption', 'option', 'option'],
    ['underOption', 'reserved', 'reserved'],
    ['underOption', 'sold', 'sold'],
    ['sold', null, 'sold'],
    ['sold', 'available', 'sold'],
    ['sold', 'rented', 'sold'],
    ['rented', 'option', 'rented'],
    ['rented', 'sold', 'rented'],
    ['reference', null, 'sold'],
    ['reference', 'available', 'sold'],
    ['reference', 'rented', 'rented'],
    ['inactive', null, 'sold'],
    ['inactive', 'reserved', 'reserved'],
  ] as const)('believes a property %s with a unit %s to be %s', (status, unitStatus, expected) => {
    expect(unitStatusOf({ status, unitStatus, goal: 'sale' })).toBe(expected)
  })

  it('knows a reference that was for rent to be let', () => {
    const unit = { status: 'reference', unitStatus: null } as const
    expect(unitStatusOf({ ...unit, goal: 'rent' })).toBe('rented')
  })
})

describe('isOpenUnit and isClosedUnit', () => {
  it('tell what is to be had from what is gone, and leave what is reserved between them', () => {
    const open = factCodes.unitStatus.filter(isOpenUnit)
    const closed = factCodes.unitStatus.filter(isClosedUnit)
    expect([open, closed]).toEqual([
      ['available', 'option'],
      ['sold', 'rented'],
    ])
  })
})
