import 'server-only'
import { createHmac } from 'node:crypto'
import { queryRows } from '../db'

/** At most `max` hits in each window of so many seconds. */
export type RateLimit = { max: number; windowSeconds: number }

export type RateVerdict = { isAllowed: boolean; retryAfterSeconds: number }

/** One statement, so that requests at the same moment cannot both be the last one allowed. */
const countHit = `
  with swept as (
    delete from guard.hits where window_start < $2::timestamptz - interval '1 day'
  )
  insert into guard.hits (subject, window_start, hits) values ($1, $2, 1)
  on conflict (subject, window_start) do update set hits = guard.hits.hits + 1
  returning hits`

/** The start of the window that a moment falls in. */
export function toWindowStart(now: Date, windowSeconds: number): Date {
  const windowMs = windowSeconds * 1000
  return new Date(Math.floor(now.getTime() / windowMs) * windowMs)
}

/**
 * Counts one hit of a subject, in every process of the site alike.
 *
 * @param subject who and what is counted; stored as a keyed hash, never as given
 * @throws the driver's error when the database cannot be reached
 */
export async function hit(
  subject: string,
  limit: RateLimit,
  { now, secret }: { now: Date; secret: string },
): Promise<RateVerdict> {
  const start = toWindowStart(now, limit.windowSeconds)
  const key = createHmac('sha256', secret).update(`hits:${subject}`).digest('base64url')
  const [row] = await queryRows<{ hits: number }>(countHit, [key, start])
  const end = start.getTime() + limit.windowSeconds * 1000
  return {
    isAllowed: (row?.hits ?? 1) <= limit.max,
    retryAfterSeconds: Math.max(1, Math.ceil((end - now.getTime()) / 1000)),
  }
}
