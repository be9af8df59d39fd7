import { directSource, otherSource } from '@/domain/visits/visit-source'
import { visitPauseMinutes } from '@/domain/visits/half-hour'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import type { VisitConnection } from './write-visits'

/** Events of one transaction: far below the longest statement that the pool allows. */
const batchMax = 100_000

/** Sources that one home keeps by name on a day; who makes up more of them fills no table. */
const sourcesMax = 40

/**
 * Takes a batch of events away and adds them to the days, in one statement: an event is either
 * still there or counted. Whoever rolls up at the same time takes other events.
 */
const rollUpStatement = `
  with taken as (
    delete from visits.events where id in (
      select id from visits.events order by id limit ${batchMax} for update skip locked
    ) returning home_kind, home_id, kind, (at at time zone 'Europe/Brussels')::date as day, source
  ), summed as (
    select home_kind, home_id, day, kind, source, count(*)::int as count from taken
    group by 1, 2, 3, 4, 5
  ), ranked as (
    select s.*, row_number() over (
      partition by home_kind, home_id, day, kind order by (source = '${directSource}') desc, count desc, source
    ) as place from summed s
  ), known as (
    select r.*, coalesce((
      select count(*) from visits.daily d
      where (d.home_kind, d.home_id, d.day, d.kind) = (r.home_kind, r.home_id, r.day, r.kind)
    ), 0) as kept, exists (
      select from visits.daily d
      where (d.home_kind, d.home_id, d.day, d.kind, d.source)
        = (r.home_kind, r.home_id, r.day, r.kind, r.source)
    ) as is_kept from ranked r
  ), named as (
    select home_kind, home_id, day, kind, count,
      case when is_kept or kept + place <= ${sourcesMax} then source else '${otherSource}' end as source
    from known
  ), added as (
    insert into visits.daily (home_kind, home_id, day, kind, source, count)
    select home_kind, home_id, day, kind, source, sum(count) from named
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (home_kind, home_id, day, kind, source)
      do update set count = daily.count + excluded.count
  )
  select count(*)::int as taken from taken`

/**
 * Deletes what tells visitors apart: marks that are half an hour old, and salts of days that are
 * over, with the marks that were made with them.
 */
const forgetStatement = `
  with gone as (delete from visits.salts where day < $1::date)
  delete from visits.seen where counted_at <= $2::timestamptz - make_interval(mins => ${visitPauseMinutes})
    or (counted_at at time zone 'Europe/Brussels')::date < $1::date`

/** Notes that homes stand on the site today; whoever notes it again changes nothing. */
const onlineStatement = `
  insert into visits.online (home_id, day)
  select distinct property_id, $1::date from rm.listings order by property_id
  on conflict do nothing`

/**
 * Turns all events into counts for a home, kind and source by Belgian day, and forgets the visitors
 * behind them. Events are counted once, however often and wherever this runs. Notes besides which
 * homes are on the site today.
 *
 * @returns how many events were counted
 * @throws the driver's error; what was not counted is there the next time
 */
export async function rollUpVisits(db: VisitConnection, now: Date): Promise<number> {
  let counted = 0
  for (;;) {
    const { rows } = await db.query<{ taken: number }>(rollUpStatement)
    const taken = rows[0]?.taken ?? 0
    counted += taken
    if (taken < batchMax) break
  }
  await db.query(forgetStatement, [toBelgianDay(now), now])
  await db.query(onlineStatement, [toBelgianDay(now)])
  return counted
}
