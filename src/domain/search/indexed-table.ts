import type { Bitset } from './bitset'
import type { ListingOrders } from './listing-orders'
import type { TownMiddles } from './listing-places'
import type { ListingTable } from './listing-table'

/** The table with what is read off it again and again. */
export type IndexedTable = {
  table: ListingTable
  orders: ListingOrders
  middles: () => TownMiddles
  /**
   * Sets that many searches ask for, by what they depend on besides the table; forgotten when the
   * table changes.
   */
  known: Map<string, Bitset>
}

/** Sets that are remembered at once; at 100,000 homes each takes 12.5 kB. */
const knownMax = 256

/** A set that other searches will need; not to be changed by whoever asks for it. */
export function remember({ known }: IndexedTable, name: string, make: () => Bitset): Bitset {
  const set = known.get(name) ?? make()
  // What was asked for last is forgotten last.
  known.delete(name)
  known.set(name, set)
  const [oldest] = known.keys()
  if (known.size > knownMax && oldest !== undefined) known.delete(oldest)
  return set
}
