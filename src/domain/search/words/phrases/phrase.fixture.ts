/**
 * What somebody types, the filters that it becomes, as they stand in an address but readable, and
 * whatever else is read: the goal, what is left as text, and wishes that no filter holds.
 */
export type Phrase = readonly [
  text: string,
  filters: string,
  more?: { goal?: 'sale' | 'rent'; rest?: string; not?: readonly string[] },
]
