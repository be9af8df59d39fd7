import 'server-only'
import { matchStatement } from '@/cms/matching/match-statement'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import type { OwnedSpan } from '@/domain/owners/ownership'
import {
  monthDays,
  lastDays,
  similarHomesMin,
  similarPriceShare,
  type DailyCount,
} from '@/domain/visits/statistics'
import { queryRows } from '@/server/db'

/** A property as somebody owns it: what lies outside the period is not theirs to see. */
export type OwnedPeriod = OwnedSpan & { id: number }

const dailyStatement = `
  select day::text, kind, source, count from visits.daily
  where home_kind = 'property' and home_id = $1
    and ($2::date is null or day >= $2::date) and ($3::date is null or day <= $3::date)
  order by day`

/** What was counted of a property within the period of its owner. */
export async function readDailyCounts({ id, from, to }: OwnedPeriod): Promise<DailyCount[]> {
  return queryRows<DailyCount>(dailyStatement, [id, from, to])
}

/** How many search alerts a property matches today; none while it is not on the site. */
export async function countDemands(propertyId: number, today: CalendarDay): Promise<number> {
  const rows = await queryRows(matchStatement, [propertyId, today])
  return rows.length
}

/** Days of the 30 that have to be known; a site that has just begun compares nothing yet. */
const comparedDaysMin = 15

/**
 * Views of homes like this one: same goal and type, price within a share of its own, on the site now
 * and on each of the days that are compared; as the home itself has to be. A day on which none of them
 * was noted is one on which the site itself was away, and today may not be noted yet.
 */
const similarStatement = `
  with own as (
    select property_id, goal, main_type_id, price from rm.listings
    where property_id = $1 and is_open and price > 0 order by locale limit 1
  ), alike as (
    select distinct l.property_id from rm.listings l join own
      on l.goal = own.goal and l.main_type_id = own.main_type_id and l.property_id <> own.property_id
      and l.price between own.price * (1 - ${similarPriceShare})
        and own.price * (1 + ${similarPriceShare})
    where l.is_open and not 'discreet' = any(l.lists)
  ), noted as (
    select o.home_id, o.day from visits.online o
    where o.day >= $2::date and o.day < $3::date
      and o.home_id in (select property_id from own union select property_id from alike)
  ), compared as (
    select count(distinct day) as days from noted
  ), always as (
    select home_id from noted group by home_id
    having count(*) = (select days from compared where days >= ${comparedDaysMin})
  ), peers as (
    select home_id from always
    where home_id <> $1 and exists (select from always where home_id = $1)
  ), views as (
    select p.home_id, coalesce(sum(d.count), 0) as views from peers p
    left join visits.daily d on d.home_kind = 'property' and d.home_id = p.home_id
      and d.kind = 'view' and d.day between $2::date and $3::date
    group by p.home_id
  )
  select count(*)::int as homes, percentile_cont(0.5) within group (order by views) as median from views`

/** How often similar homes were viewed in the last 30 days, as a median. */
export type SimilarViews = { homes: number; median: number }

/** Null for a home with fewer than five like it, and for one that was not there on all of the days. */
export async function findSimilarViews(
  propertyId: number,
  today: CalendarDay,
): Promise<SimilarViews | null> {
  const { from, to } = lastDays(today, monthDays)
  const [row] = await queryRows<{ homes: number; median: number | null }>(similarStatement, [
    propertyId,
    from,
    to,
  ])
  if (!row || row.median === null || row.homes < similarHomesMin) return null
  return { homes: row.homes, median: Math.round(row.median) }
}
