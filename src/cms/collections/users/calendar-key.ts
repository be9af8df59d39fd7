import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { toPostgres } from '../../hooks/postgres'
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
  // The framework would write the account whole, and with it what was changed meanwhile.
  await toPostgres(payload.db).drizzle.execute(sql`
    update users
    set calendar_key_hash = ${hashCalendarKey(key)}, calendar_key_at = ${now.toISOString()},
      updated_at = ${new Date().toISOString()}
    where id = ${userId}`)
  return key
}
