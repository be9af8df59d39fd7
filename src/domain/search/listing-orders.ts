import { bitsetWhere, createBitset, hasBit, withBit, type Bitset } from './bitset'
import { searchSorts, type SearchSort } from './search-criteria'

/** What listings are ordered by, each column by the number of the listing; NaN for unknown. */
export type OrderColumns = {
  publicId: Float64Array
  publishedAt: Float64Array
  price: Float64Array
  areaM2: Float64Array
}

/** The numbers of all listings in each order. */
export type ListingOrders = Record<SearchSort, Uint32Array>

type Compare = (a: number, b: number) => number

/** Orders every listing once; a page of a result is then read off the order. */
export function createOrders(columns: OrderColumns, numbers: readonly number[]): ListingOrders {
  return mapSorts((sort) => Uint32Array.from(numbers).sort(toCompare(columns, sort)))
}

/** The orders after some listings left and others, with higher numbers, came. */
export function changeOrders(
  orders: ListingOrders,
  columns: OrderColumns,
  { left, come }: { left: readonly number[]; come: readonly number[] },
): ListingOrders {
  const gone = left.reduce<Bitset>(withBit, createBitset(1))
  return mapSorts((sort) => {
    const compare = toCompare(columns, sort)
    const stay = orders[sort].filter((number) => !hasBit(gone, number))
    return merge(stay, Uint32Array.from(come).sort(compare), compare)
  })
}

/** The first members of a set in an order. */
export function takeFirst(order: Uint32Array, set: Bitset, limit: number): Bitset {
  const taken = new Set(takePage(order, set, { offset: 0, limit }))
  return bitsetWhere(set.length * 32, (number) => taken.has(number))
}

/** A page of a set: its members in an order, after the first `offset` ones. */
export function takePage(
  order: Uint32Array,
  set: Bitset,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const page: number[] = []
  let skipped = 0
  for (let at = 0; at < order.length && page.length < limit; at += 1) {
    const number = order[at] ?? 0
    if (!hasBit(set, number)) continue
    if (skipped < offset) skipped += 1
    else page.push(number)
  }
  return page
}

function mapSorts(make: (sort: SearchSort) => Uint32Array): ListingOrders {
  return Object.fromEntries(searchSorts.map((sort) => [sort, make(sort)])) as ListingOrders
}

function merge(one: Uint32Array, other: Uint32Array, compare: Compare): Uint32Array {
  const merged = new Uint32Array(one.length + other.length)
  let from = 0
  let to = 0
  for (const number of other) {
    while (from < one.length && compare(one[from] ?? 0, number) <= 0)
      merged[to++] = one[from++] ?? 0
    merged[to++] = number
  }
  merged.set(one.subarray(from), to)
  return merged
}

/** What is unknown comes last, and the newest first among equals. */
function toCompare(columns: OrderColumns, sort: SearchSort): Compare {
  const { publishedAt, publicId, price, areaM2 } = columns
  const newest: Compare = (a, b) =>
    (publishedAt[b] ?? 0) - (publishedAt[a] ?? 0) || (publicId[b] ?? 0) - (publicId[a] ?? 0)
  const by = (valueOf: (number: number) => number, sign: 1 | -1): Compare => {
    return (a, b) => compareKnown(valueOf(a), valueOf(b), sign) || newest(a, b)
  }
  const priceOf = (number: number) => price[number] ?? Number.NaN
  const areaOf = (number: number) => areaM2[number] ?? Number.NaN
  switch (sort) {
    case 'newest':
      return newest
    case 'price-asc':
      return by(priceOf, 1)
    case 'price-desc':
      return by(priceOf, -1)
    case 'area-desc':
      return by(areaOf, -1)
    case 'price-m2-asc':
      return by((number) => priceOf(number) / (areaOf(number) || Number.NaN), 1)
  }
}

function compareKnown(one: number, other: number, sign: 1 | -1): number {
  if (Number.isNaN(one)) return Number.isNaN(other) ? 0 : 1
  if (Number.isNaN(other)) return -1
  return (one - other) * sign
}
