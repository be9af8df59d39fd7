import { describe, expect, it } from 'vitest'
import { findNews, isWorthTelling } from './news'

const open = { isOpen: true, price: 300_000 }
const known = { ...open, wasOpen: true }

describe('findNews', () => {
  it.each([
    ['a home that nobody looked at', null, open, 'new'],
    ['one that was kept back until now', { ...known, isOpen: false, wasOpen: false }, open, 'new'],
    ['one that is to be had again', { ...known, isOpen: false }, open, 'status'],
    ['another price', known, { ...open, price: 290_000 }, 'price'],
    ['a price that became public', { ...known, price: null }, open, 'price'],
  ] as const)('is %s', (_name, before, now, kind) => {
    expect(findNews(before, now)?.kind).toBe(kind)
  })
  it('is none of a home that stayed as it was, or is not to be had', () => {
    expect(findNews(known, open)).toBeNull()
    expect(findNews(known, { isOpen: false, price: 1 })).toBeNull()
    expect(findNews(null, { isOpen: false, price: 1 })).toBeNull()
  })
  it('tells no old price of a home that is new', () => {
    const before = { isOpen: false, wasOpen: false, price: 310_000 }
    expect(findNews(before, open)).toEqual({ kind: 'new', oldPrice: null, newPrice: 300_000 })
  })
})

describe('isWorthTelling', () => {
  it.each([
    ['a lower price', 310_000, 300_000, true],
    ['a price that became public', null, 300_000, true],
    ['a higher price', 290_000, 300_000, false],
    ['a price that is not public any more', 300_000, null, false],
  ])('to who was told before: %s', (_name, oldPrice, newPrice, isTold) => {
    expect(isWorthTelling({ kind: 'price', oldPrice, newPrice }, true)).toBe(isTold)
    expect(isWorthTelling({ kind: 'price', oldPrice, newPrice }, false)).toBe(true)
  })
  it('is a home that is to be had again', () => {
    expect(isWorthTelling({ kind: 'status', oldPrice: 1, newPrice: 1 }, true)).toBe(true)
  })
})
