import { getExecutor } from '@/cms/hooks/transaction'
import { toSql } from '@/cms/matching/to-sql'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import type { DailyCount } from '@/domain/visits/statistics'
import type { SeedContext } from './context'
import { inventCounts } from './visit-counts'

/** Written in one go: a statement takes so many rows without trouble. */
const rowsMax = 20_000

const insertStatement = `
  insert into visits.daily (home_kind, home_id, day, kind, source, count)
  select 'property', r.id, r.day, r.kind, r.source, r.count
  from jsonb_to_recordset($1::text::jsonb) as r (id int, day date, kind text, source text, count int)
  on conflict do nothing`

/** Published homes of which nothing was counted yet. */
const findStatement = `
  select p.id, p.public_id as "publicId", p.published_at as "publishedAt" from properties p
  where p._status = 'published' and p.public_id is not null and p.published_at is not null
    and not exists (
      select from visits.daily d where d.home_kind = 'property' and d.home_id = p.id)
  order by p.id`

/** Days online, as the roll-up would have noted them; today is left to it. */
const onlineStatement = `
  insert into visits.online (home_id, day)
  select homes.id, days.day::date
  from jsonb_to_recordset($1::text::jsonb) as homes (id int, since date)
  cross join lateral generate_series(homes.since, $2::date - 1, interval '1 day') as days (day)
  on conflict do nothing`

type Home = { id: number; publicId: number; publishedAt: Date | string }
type Row = DailyCount & { id: number }

/** Writes invented counts and days online for the homes that have none, so that owners have figures to look at. */
export async function loadVisitFigures({ req, now, report }: SeedContext): Promise<void> {
  const executor = await getExecutor(req)
  const { rows: homes } = await executor.execute<Home>(toSql(findStatement, []))
  const counts = homes.flatMap(({ id, publicId, publishedAt }): Row[] =>
    inventCounts(publicId, new Date(publishedAt), now).map((count) => ({ id, ...count })),
  )
  for (let start = 0; start < counts.length; start += rowsMax) {
    const part = JSON.stringify(counts.slice(start, start + rowsMax))
    await executor.execute(toSql(insertStatement, [part]))
  }
  const days = homes.map(({ id, publishedAt }) => ({
    id,
    since: toBelgianDay(new Date(publishedAt)),
  }))
  await executor.execute(toSql(onlineStatement, [JSON.stringify(days), toBelgianDay(now)]))
  report(`figures of ${homes.length} properties`)
}
