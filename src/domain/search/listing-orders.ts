import { bitsetWhere, createBitset, hasBit, withBit, type Bitset } from './bitset'
import { searchSorts, type SearchSort } from './search-criteria'

/** What listings are ordered by, each column by the number of the listing; NaN for unknown. */
export type OrderColumns = {
  publicId: Float64Array
  publishedAt: Float64Array
  price: Float64Array
  areaM2: Float64Array
}

/** Numbers of listings that went, and of others, higher than all before, that came. */
export type OrderChange = { left: readonly number[]; come: readonly number[] }

/** All listings in each order. */
export type ListingOrders = {
  /** The numbers of the listings; not to be changed by whoever asks for them. */
  of: (sort: SearchSort) => Uint32Array
  change: (change: OrderChange) => void
}

type Compare = (a: number, b: number) => number

type Order = { numbers: Uint32Array; left: number[]; come: number[] }

/**
 * Orders every listing once; a page of a result is then read off the order. Changes wait until
 * somebody asks for an order: few do for any but the newest, and many changes cost as one.
 */
export function createOrders(columns: OrderColumns, numbers: readonly number[]): ListingOrders {
  const orders = new Map(
    searchSorts.map((sort): [SearchSort, Order] => [
      sort,
      { numbers: Uint32Array.from(numbers).sort(toCompare(columns, sort)), left: [], come: [] },
    ]),
  )
  return {
    of: (sort) => {
      const order = orders.get(sort)
      if (order === undefined) throw new Error(`There is no order by ${sort}`)
      if (order.left.length > 0 || order.come.length > 0) {
        order.numbers = toChanged(order, toCompare(columns, sort))
        order.left = []
        order.come = []
      }
      return order.numbers
    },
    change: ({ left, come }) => {
      for (const order of orders.values()) {
        for (const number of left) order.left.push(number)
        for (const number of come) order.come.push(number)
      }
    },
  }
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

function toChanged({ numbers, left, come }: Order, compare: Compare): Uint32Array {
  const gone = left.reduce<Bitset>(withBit, createBitset(1))
  const stay = leaveOut(numbers, gone)
  const fresh = come.filter((number) => !hasBit(gone, number)).sort(compare)
  const changed = new Uint32Array(stay.length + fresh.length)
  let from = 0
  let to = 0
  for (const number of fresh) {
    const at = findPlace(stay, number, { from, compare })
    changed.set(stay.subarray(from, at), to)
    to += at - from
    changed[to++] = number
    from = at
  }
  changed.set(stay.subarray(from), to)
  return changed
}

function leaveOut(numbers: Uint32Array, gone: Bitset): Uint32Array {
  const stay = new Uint32Array(numbers.length)
  let to = 0
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0
    if (!hasBit(gone, number)) stay[to++] = number
  }
  return stay.subarray(0, to)
}

/** Before which place of an order a number belongs. */
function findPlace(
  order: Uint32Array,
  number: number,
  { from, compare }: { from: number; compare: Compare },
): number {
  let low = from
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(order[middle] ?? 0, number) <= 0) low = middle + 1
    else high = middle
  }
  return low
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
