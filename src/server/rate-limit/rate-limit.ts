import 'server-only'
import { queryRows } from '../db'
import { toKeyedHash } from '../keyed-hash'

/** At most `max` hits in any stretch of so many seconds, which slides along with the clock. */
export type RateLimit = { max: number; windowSeconds: number }

export type RateVerdict = {
  isAllowed: boolean
  retryAfterSeconds: number
  /** Counted in the window, this one included. */
  hits: number
}

/**
 * Hits are counted in slices of the window. With one slice for all of it, the count would begin
 * anew at a moment that everybody can know, and twice as much would pass around it.
 */
const slicesPerWindow = 10

/**
 * One statement, so that requests at the same moment cannot both be the last one allowed: those of
 * one slice wait for one another.
 */
const countHit = `
  with swept as (
    delete from guard.hits where window_start < $2::timestamptz - interval '1 day'
  ), counted as (
    insert into guard.hits (subject, window_start, hits) values ($1, $2, 1)
    on conflict (subject, window_start) do update set hits = guard.hits.hits + 1
    returning hits
  ), earlier as (
    select sum(hits)::int as hits, min(window_start) as first_start from guard.hits
    where subject = $1 and window_start > $3 and window_start < $2
  )
  select counted.hits + coalesce(earlier.hits, 0) as hits, earlier.first_start as "firstStart"
  from counted cross join earlier`

const sumHits = `
  select coalesce(sum(hits), 0)::int as hits from guard.hits
  where subject = any($1) and window_start > $2`

/** The start of the slice that a moment falls in. */
function toSliceStart(now: Date, sliceMs: number): Date {
  return new Date(Math.floor(now.getTime() / sliceMs) * sliceMs)
}

function toKey(subject: string, secret: string): string {
  return toKeyedHash('hits', subject, secret)
}

/**
 * Counts one hit of a subject, in every process of the site alike. A refused hit counts too: who
 * goes on trying goes on waiting.
 *
 * @param subject who and what is counted; stored as a keyed hash, never as given
 * @returns `retryAfterSeconds`: when the first of the counted hits is forgotten, 1 or more
 * @throws the driver's error when the database cannot be reached
 */
export async function hit(
  subject: string,
  limit: RateLimit,
  { now, secret }: { now: Date; secret: string },
): Promise<RateVerdict> {
  const windowMs = limit.windowSeconds * 1000
  const start = toSliceStart(now, windowMs / slicesPerWindow)
  const key = toKey(subject, secret)
  const [row] = await queryRows<{ hits: number; firstStart: Date | null }>(countHit, [
    key,
    start,
    new Date(start.getTime() - windowMs),
  ])
  const hits = row?.hits ?? 1
  const freeAt = (row?.firstStart ?? start).getTime() + windowMs
  return {
    isAllowed: hits <= limit.max,
    retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)),
    hits,
  }
}

/**
 * How often subjects were hit in the window, all together; counts nothing itself.
 *
 * @param windowSeconds that of the limit under which the subjects are counted
 * @throws the driver's error when the database cannot be reached
 */
export async function sumHitsOf(
  subjects: readonly string[],
  windowSeconds: number,
  { now, secret }: { now: Date; secret: string },
): Promise<number> {
  const windowMs = windowSeconds * 1000
  const start = toSliceStart(now, windowMs / slicesPerWindow)
  const keys = subjects.map((subject) => toKey(subject, secret))
  const [row] = await queryRows<{ hits: number }>(sumHits, [
    keys,
    new Date(start.getTime() - windowMs),
  ])
  return row?.hits ?? 0
}
