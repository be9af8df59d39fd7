import { createHmac, randomBytes } from 'node:crypto'
import type { ClientBase } from 'pg'
import { toBelgianDay, type CalendarDay } from '@/domain/kernel/calendar-day'
import { toRounds, visitPauseMinutes } from '@/domain/visits/half-hour'
import type { CountedDeed } from '@/domain/visits/visit-event'

/** What was done at a home, and by whom as long as it lies in memory. */
export type SeenDeed = CountedDeed & {
  at: Date
  source: string
  /** Address and browser: what tells one visitor from another for a day. Never stored. */
  visitor: string
}

/** A connection that statements are sent over. */
export type VisitConnection = Pick<ClientBase, 'query'>

/** Bytes of what is kept of a visitor for half an hour: enough to tell millions apart. */
const visitorBytes = 16

/**
 * The salt of today is made by whichever server needs it first. That of a day before is there for
 * as long as the roll-up has not deleted it; after that nobody can make it again.
 */
const saltStatement = `
  with made as (
    insert into visits.salts (day, salt) select $1::date, $2 where $3::boolean
    on conflict (day) do nothing returning salt
  )
  select salt from made union all select salt from visits.salts where day = $1::date limit 1`

/**
 * One round of deeds, in which nobody stands twice for the same: `seen` tells who was counted
 * within half an hour, on whichever server, and what is left becomes an event without a visitor.
 * In one order, so that two servers wait for each other instead of for ever.
 */
const writeStatement = `
  with sent as (
    select * from unnest($1::timestamptz[], $2::text[], $3::int[], $4::text[], $5::text[], $6::bytea[])
      as s (at, home_kind, public_id, kind, source, visitor)
  ), known as (
    select s.*, coalesce(p.id, j.id) as home_id from sent s
    left join public.properties p on s.home_kind = 'property' and p.public_id = s.public_id
    left join public.projects j on s.home_kind = 'project' and j.public_id = s.public_id
    where coalesce(p.id, j.id) is not null
  ), counted as (
    insert into visits.seen (home_kind, home_id, kind, visitor, counted_at)
    select home_kind, home_id, kind, visitor, at from known
    order by home_kind, home_id, kind, visitor
    on conflict (home_kind, home_id, kind, visitor) do update set counted_at = excluded.counted_at
      where seen.counted_at <= excluded.counted_at - make_interval(mins => ${visitPauseMinutes})
    returning home_kind, home_id, kind, visitor
  )
  insert into visits.events (at, home_kind, home_id, kind, source)
  select k.at, k.home_kind, k.home_id, k.kind, k.source
  from known k join counted using (home_kind, home_id, kind, visitor)`

async function findSalts(
  db: VisitConnection,
  days: readonly CalendarDay[],
  today: CalendarDay,
): Promise<Map<CalendarDay, Buffer>> {
  const salts = new Map<CalendarDay, Buffer>()
  for (const day of days) {
    const values = [day, randomBytes(32), day === today]
    const { rows } = await db.query<{ salt: Buffer }>(saltStatement, values)
    // Another server may have made it between the two halves of the statement.
    const again =
      rows.length > 0 ? rows : (await db.query<{ salt: Buffer }>(saltStatement, values)).rows
    if (again[0]) salts.set(day, again[0].salt)
  }
  return salts
}

type Marked = Omit<SeenDeed, 'visitor'> & { mark: Buffer }

function toMark(salt: Buffer, visitor: string): Buffer {
  return createHmac('sha256', salt).update(visitor).digest().subarray(0, visitorBytes)
}

async function writeRound(db: VisitConnection, round: readonly Marked[]): Promise<number> {
  const { rowCount } = await db.query(writeStatement, [
    round.map(({ at }) => at),
    round.map(({ homeKind }) => homeKind),
    round.map(({ publicId }) => publicId),
    round.map(({ kind }) => kind),
    round.map(({ source }) => source),
    round.map(({ mark }) => mark),
  ])
  return rowCount ?? 0
}

/**
 * Writes what was seen as events: each visitor at most once in half an hour for the same home and
 * kind, over all servers. What is no home of the site is left out, and so are deeds of a day whose
 * salt is gone.
 *
 * @returns how many were counted
 * @throws the driver's error when the database refuses or is away
 */
export async function writeVisits(
  db: VisitConnection,
  deeds: readonly SeenDeed[],
  now: Date,
): Promise<number> {
  const days = [...new Set(deeds.map(({ at }) => toBelgianDay(at)))]
  const salts = await findSalts(db, days, toBelgianDay(now))
  const marked = deeds.flatMap(({ visitor, ...deed }): Marked[] => {
    const salt = salts.get(toBelgianDay(deed.at))
    return salt ? [{ ...deed, mark: toMark(salt, visitor) }] : []
  })
  const rounds = toRounds(marked, ({ homeKind, publicId, kind, mark }) =>
    [homeKind, publicId, kind, mark.toString('base64')].join(' '),
  )
  let counted = 0
  for (const round of rounds) counted += await writeRound(db, round)
  return counted
}

/** Addresses of the lists of projects in all languages, the original one included. */
const projectPathsStatement = `
  select lower(r.original_path) as path from routes r where lower(r.original_path) = '/projects/'
  union select lower(l.localized_path) from routes r join routes_locales l on l._parent_id = r.id
  where lower(r.original_path) = '/projects/' and l.localized_path is not null`

/** The beginnings of the addresses of projects, behind the language. */
export async function readProjectPaths(db: VisitConnection): Promise<Set<string>> {
  const { rows } = await db.query<{ path: string }>(projectPathsStatement)
  return new Set(rows.map(({ path }) => path.normalize('NFC')))
}
