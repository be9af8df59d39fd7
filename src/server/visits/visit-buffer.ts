/** What waits in memory to be written; what comes when it is full is lost, so that it never grows. */
export type VisitBuffer<Item> = {
  /** False when there was no room. */
  add: (item: Item) => boolean
  /** Takes out the oldest, at most so many. */
  take: (max: number) => Item[]
  /** Puts back what could not be written, in front; what has no room any more is lost. */
  putBack: (items: readonly Item[]) => void
  size: () => number
}

export function createVisitBuffer<Item>(capacity: number): VisitBuffer<Item> {
  let items: Item[] = []
  return {
    add: (item) => {
      if (items.length >= capacity) return false
      items.push(item)
      return true
    },
    take: (max) => {
      const taken = items.slice(0, max)
      items = items.slice(max)
      return taken
    },
    putBack: (back) => {
      items = [...back, ...items].slice(0, capacity)
    },
    size: () => items.length,
  }
}
