/**
 * Numbers from 0 to below 1 that look random and are the same for the same seed, so that nobody
 * can average the disturbance away by asking for the same picture again.
 */
export function createNoise(seed: Uint8Array): () => number {
  let state = seed.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
