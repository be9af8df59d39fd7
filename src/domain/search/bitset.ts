/**
 * A set of small whole numbers, one bit each. Sets of different lengths may meet: what lies beyond
 * the end of a set is not in it.
 */
export type Bitset = Uint32Array<ArrayBuffer>

/** An empty set with room for the numbers below `size`. */
export function createBitset(size: number): Bitset {
  return new Uint32Array((size + 31) >>> 5)
}

/** A set of at least the numbers below `size`. */
export function fullBitset(size: number): Bitset {
  return createBitset(size).fill(0xffff_ffff)
}

/** A set of the numbers from 0 to `size - 1` that pass the test. */
export function bitsetWhere(size: number, test: (index: number) => boolean): Bitset {
  const set = createBitset(size)
  for (let start = 0, word = 0; start < size; start += 32, word += 1) {
    const end = Math.min(start + 32, size)
    let bits = 0
    for (let index = start; index < end; index += 1) {
      if (test(index)) bits |= 1 << (index & 31)
    }
    set[word] = bits
  }
  return set
}

/**
 * A set of the numbers from 0 to `size - 1` whose value lies between both bounds, which belong to
 * the range; NaN lies in none. Written out, because it is the longest loop of a search.
 */
export function bitsetInRange(
  values: Float64Array,
  { size, low, high }: { size: number; low: number; high: number },
): Bitset {
  const set = createBitset(size)
  for (let start = 0, word = 0; start < size; start += 32, word += 1) {
    const end = Math.min(start + 32, size)
    let bits = 0
    for (let index = start; index < end; index += 1) {
      const value = values[index] ?? Number.NaN
      if (value >= low && value <= high) bits |= 1 << (index & 31)
    }
    set[word] = bits
  }
  return set
}

/** How many numbers of a set have each value: `counts[values[number]]`. */
export function tallyBits(set: Bitset, values: Float64Array, kinds: number): Uint32Array {
  const counts = new Uint32Array(kinds)
  for (let word = 0; word < set.length; word += 1) {
    for (let rest = set[word] ?? 0; rest !== 0; rest &= rest - 1) {
      const kind = values[(word << 5) + 31 - Math.clz32(rest & -rest)] ?? 0
      counts[kind] = (counts[kind] ?? 0) + 1
    }
  }
  return counts
}

/** The set with a number added: the same one, or a longer copy where it had no room. */
export function withBit(set: Bitset, index: number): Bitset {
  const word = index >>> 5
  const roomy = word < set.length ? set : copyWithRoom(set, Math.max(word + 1, set.length * 2))
  roomy[word] = (roomy[word] ?? 0) | (1 << (index & 31))
  return roomy
}

export function removeBit(set: Bitset, index: number): void {
  const word = index >>> 5
  if (word < set.length) set[word] = (set[word] ?? 0) & ~(1 << (index & 31))
}

export function hasBit(set: Bitset, index: number): boolean {
  return (((set[index >>> 5] ?? 0) >>> (index & 31)) & 1) === 1
}

/** Keeps in `target` what `other` holds too. */
export function intersectWith(target: Bitset, other: Bitset): void {
  const shared = Math.min(target.length, other.length)
  for (let word = 0; word < shared; word += 1)
    target[word] = (target[word] ?? 0) & (other[word] ?? 0)
  target.fill(0, shared)
}

/** Adds to `target` what `other` holds, as far as `target` has room. */
export function uniteWith(target: Bitset, other: Bitset): void {
  const shared = Math.min(target.length, other.length)
  for (let word = 0; word < shared; word += 1)
    target[word] = (target[word] ?? 0) | (other[word] ?? 0)
}

/** Takes out of `target` what `other` holds. */
export function subtractFrom(target: Bitset, other: Bitset): void {
  const shared = Math.min(target.length, other.length)
  for (let word = 0; word < shared; word += 1) {
    target[word] = (target[word] ?? 0) & ~(other[word] ?? 0)
  }
}

/** How many numbers a set holds. */
export function countBits(set: Bitset): number {
  let count = 0
  for (let word = 0; word < set.length; word += 1) count += countOnes(set[word] ?? 0)
  return count
}

/** How many numbers two sets share. */
export function countShared(one: Bitset, other: Bitset): number {
  const shared = Math.min(one.length, other.length)
  let count = 0
  for (let word = 0; word < shared; word += 1) {
    count += countOnes((one[word] ?? 0) & (other[word] ?? 0))
  }
  return count
}

/** Visits the numbers of a set in ascending order. */
export function forEachBit(set: Bitset, visit: (index: number) => void): void {
  for (let word = 0; word < set.length; word += 1) {
    for (let rest = set[word] ?? 0; rest !== 0; rest &= rest - 1) {
      visit((word << 5) + 31 - Math.clz32(rest & -rest))
    }
  }
}

function copyWithRoom(set: Bitset, words: number): Bitset {
  const copy: Bitset = new Uint32Array(words)
  copy.set(set)
  return copy
}

/** The ones of a 32-bit word, counted in parallel (Hacker's Delight, 2nd edition, section 5-1). */
function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
