import { timingSafeEqual } from 'node:crypto'

/**
 * Whether somebody sent the secret text that was expected. Takes as long wherever the two differ, so
 * that nobody finds it out one character after the other; how long it is, is no secret.
 */
export function isSameText(sent: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
