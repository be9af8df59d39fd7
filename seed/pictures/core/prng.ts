/** A small seeded generator: the same seed gives the same sequence on every machine. */
export type Random = {
  /** Next number in [0, 1). */
  next: () => number
  /** Number in [low, high). */
  range: (low: number, high: number) => number
  /** Whole number from low to high, both included. */
  int: (low: number, high: number) => number
  /** True with the given probability (0 to 1). */
  chance: (probability: number) => boolean
  /** One of the choices; throws a RangeError on an empty list. */
  pick: <T>(choices: readonly T[]) => T
  /** An independent generator for one part, so that parts do not disturb one another. */
  fork: (label: string) => Random
}

const hashText = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** Makes a generator (mulberry32) from any text, usually "style:seed:part". */
export const createRandom = (key: string): Random => {
  let state = hashText(key)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const range = (low: number, high: number): number => low + next() * (high - low)
  const int = (low: number, high: number): number => Math.floor(range(low, high + 1))
  return {
    next,
    range,
    int,
    chance: (probability) => next() < probability,
    pick: (choices) => {
      const choice = choices[int(0, choices.length - 1)]
      if (choice === undefined) throw new RangeError('Cannot pick from an empty list')
      return choice
    },
    fork: (label) => createRandom(`${key}/${label}`),
  }
}
