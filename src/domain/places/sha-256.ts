/**
 * SHA-256 (FIPS 180-4) of the UTF-8 bytes of a text, as eight unsigned 32-bit words.
 *
 * Written out because the domain has neither Node nor an asynchronous Web Crypto, and because a
 * weaker hash would let somebody who knows a few true addresses work back to the salt.
 */
export function sha256Words(text: string): number[] {
  const words = paddedWords(new TextEncoder().encode(text))
  const state = fractions(firstPrimes(8), Math.sqrt)
  for (let start = 0; start < words.length; start += 16) {
    mixBlock(state, words.slice(start, start + 16))
  }
  return state
}

const roundConstants = fractions(firstPrimes(64), Math.cbrt)

function mixBlock(state: number[], block: number[]): void {
  const schedule = expand(block)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (const [round, constant] of roundConstants.entries()) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + sum1 + choice + constant + at(schedule, round)) | 0
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + sum0 + majority) | 0]
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) {
    state[index] = (at(state, index) + value) >>> 0
  }
}

function expand(block: number[]): number[] {
  const schedule = [...block]
  for (let index = 16; index < 64; index += 1) {
    const near = at(schedule, index - 2)
    const far = at(schedule, index - 15)
    const small1 = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10)
    const small0 = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3)
    schedule.push((at(schedule, index - 16) + small0 + at(schedule, index - 7) + small1) | 0)
  }
  return schedule
}

function paddedWords(bytes: Uint8Array): number[] {
  const length = Math.ceil((bytes.length + 9) / 64) * 64
  const padded = new Uint8Array(length)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(length - 8, Math.floor((bytes.length * 8) / 2 ** 32))
  view.setUint32(length - 4, bytes.length * 8)
  return Array.from({ length: length / 4 }, (_, index) => view.getUint32(index * 4))
}

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  }
  return primes
}

function fractions(primes: number[], root: (value: number) => number): number[] {
  return primes.map((prime) => Math.floor((root(prime) % 1) * 2 ** 32) >>> 0)
}

function rotate(value: number, bits: number): number {
  return (value >>> bits) | (value << (32 - bits))
}

function at(words: readonly number[], index: number): number {
  return words[index] ?? 0
}
