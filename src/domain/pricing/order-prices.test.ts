import { describe, expect, it } from 'vitest'
import { isTurnedRound, orderPrices } from './order-prices'

describe('orderPrices', () => {
  it('takes prices that were typed the wrong way round for swapped', () => {
    expect(orderPrices({ goal: 'buy', minPrice: 300_000, maxPrice: 200_000 })).toEqual({
      goal: 'buy',
      minPrice: 200_000,
      maxPrice: 300_000,
    })
  })
  it('says so', () => {
    expect(isTurnedRound({ minPrice: 300_000, maxPrice: 200_000 })).toBe(true)
    expect(isTurnedRound({ minPrice: 200_000, maxPrice: 200_000 })).toBe(false)
    expect(isTurnedRound({ maxPrice: 200_000 })).toBe(false)
  })
  it.each([
    { minPrice: 200_000, maxPrice: 300_000 },
    { minPrice: 200_000, maxPrice: 200_000 },
    { minPrice: 200_000, maxPrice: null },
    { minPrice: null, maxPrice: 200_000 },
    {},
  ])('leaves %j as it is', (wishes) => {
    expect(orderPrices(wishes)).toBe(wishes)
  })
})
