import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createOrders } from './listing-orders'
import { searchSorts } from './search-criteria'

const columns = {
  publicId: Float64Array.from({ length: 60 }, (_, number) => number + 1),
  publishedAt: Float64Array.from({ length: 60 }, (_, number) => (number * 7) % 11),
  price: Float64Array.from({ length: 60 }, (_, n) => (n % 5 === 0 ? Number.NaN : (n * 13) % 17)),
  areaM2: Float64Array.from({ length: 60 }, (_, n) => (n % 7 === 0 ? Number.NaN : 20 + (n % 9))),
}

describe('createOrders', () => {
  it('is the same after changes as when it is made anew, whenever it is asked', () => {
    const steps = fc.array(
      fc.record({ leaving: fc.nat(), coming: fc.nat({ max: 3 }), asked: fc.boolean() }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(steps, (changes) => {
        const present = new Set([0, 1, 2, 3, 4, 5, 6, 7])
        const orders = createOrders(columns, [...present])
        let next = present.size
        for (const { leaving, coming, asked } of changes) {
          const left = [...present].filter((number) => number % 6 === leaving % 6)
          const come = Array.from({ length: coming }, () => next++)
          for (const number of left) present.delete(number)
          for (const number of come) present.add(number)
          orders.change({ left, come })
          if (asked) orders.of('price-asc')
        }
        const anew = createOrders(columns, [...present])
        for (const sort of searchSorts) expect(orders.of(sort)).toEqual(anew.of(sort))
      }),
    )
  })
})
