import { describe, expect, it } from 'vitest'
import { goalFromCode, isRentLike, propertyGoals } from './goals'

describe('goalFromCode', () => {
  it('reads the codes of a feed', () => {
    expect([0, 1, 2].map(goalFromCode)).toEqual(['sale', 'rent', 'takeover'])
  })
  it('takes every other number for rent', () => {
    expect([3, -1, 99].map(goalFromCode)).toEqual(['rent', 'rent', 'rent'])
  })
})

describe('isRentLike', () => {
  it('counts everything but a sale as rent', () => {
    expect(propertyGoals.map(isRentLike)).toEqual([false, true, true])
  })
})
