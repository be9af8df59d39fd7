/** Items that have the same key, each key with its own in the order in which they came. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const own = groups.get(key)
    if (own) own.push(item)
    else groups.set(key, [item])
  }
  return groups
}
