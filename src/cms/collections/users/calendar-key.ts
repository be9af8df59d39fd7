import { createHash, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'

/** Long enough that nobody finds one by trying. */
const keyBytes = 32

/** What is kept of a key. It is long and random, so that a plain hash cannot be turned back. */
export function hashCalendarKey(key: string): string {
  return createHash('sha256').update(`calendar-key:${key}`).digest('base64url')
}

/** Gives an account a new key to its calendar; the one before opens nothing any more. */
export async function renewCalendarKey(
  payload: Payload,
  userId: number,
  now: Date,
): Promise<string> {
  const key = randomBytes(keyBytes).toString('base64url')
  await payload.update({
    collection: 'users',
    id: userId,
    depth: 0,
    data: { calendarKeyHash: hashCalendarKey(key), calendarKeyAt: now.toISOString() },
  })
  return key
}
