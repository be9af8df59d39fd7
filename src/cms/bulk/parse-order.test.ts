import { describe, expect, it } from 'vitest'
import { recordsPerRequest } from './bulk-fields'
import { parseBulkOrder } from './parse-order'

const order = { ids: [1, 2], change: { status: 'sold', marquee: null }, publication: null }

describe('an order for many records', () => {
  it('is read with each record once', () => {
    expect(parseBulkOrder('properties', { ...order, ids: [2, 1, 2] })).toEqual({
      ...order,
      ids: [2, 1],
    })
    const publish = { ids: [1], change: {}, publication: 'publish' }
    expect(parseBulkOrder('properties', publish)).toEqual(publish)
  })

  it.each([
    ['no records', { ...order, ids: [] }],
    ['too many', { ...order, ids: Array.from({ length: recordsPerRequest + 1 }, (_, n) => n + 1) }],
    ['an id that is none', { ...order, ids: ['1'] }],
    ['nothing to change', { ...order, change: {} }],
    ['a field that is not offered', { ...order, change: { street: 'Kerkstraat' } }],
    ['a field of the prototype', { ...order, change: { constructor: 'x' } }],
    ['a value of another shape', { ...order, change: { status: { equals: 'sold' } } }],
    ['another deed', { ...order, publication: 'delete' }],
    ['more than it should hold', { ...order, overrideAccess: true }],
    ['no order at all', null],
  ])('is refused with %s', (_what, body) => {
    expect(parseBulkOrder('properties', body)).toBeNull()
  })

  it('knows the fields of its own collection alone', () => {
    expect(parseBulkOrder('enquiries', order)).toBeNull()
    const assign = { ids: [1], change: { assignee: 4 }, publication: null }
    expect(parseBulkOrder('enquiries', assign)).toEqual(assign)
  })
})
