import type { Payload } from 'payload'
import { createSecretKey, hashSecretKey } from '../../secret-key'

/** What is kept of a key to a calendar. */
export function hashCalendarKey(key: string): string {
  return hashSecretKey('calendar-key', key)
}

/** Gives an account a new key to its calendar; the one before opens nothing any more. */
export async function renewCalendarKey(
  payload: Payload,
  userId: number,
  now: Date,
): Promise<string> {
  const key = createSecretKey()
  await payload.update({
    collection: 'users',
    id: userId,
    depth: 0,
    data: { calendarKeyHash: hashCalendarKey(key), calendarKeyAt: now.toISOString() },
  })
  return key
}
