import { createHash, randomBytes } from 'node:crypto'

/** Long enough that nobody finds one by trying. */
const keyBytes = 32

/** A new key that opens an address to whoever has it: 43 characters that may stand in a path. */
export function createSecretKey(): string {
  return randomBytes(keyBytes).toString('base64url')
}

/**
 * What is kept of a key, to tell whether one is right. A key is long and random, so that a plain
 * hash cannot be turned back.
 *
 * @param purpose what the key opens; the same key opens nothing else
 */
export function hashSecretKey(purpose: string, key: string): string {
  return createHash('sha256').update(`${purpose}:${key}`).digest('base64url')
}
