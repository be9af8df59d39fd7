import { sql } from '@payloadcms/db-postgres'
import type { Payload, TypedUser } from 'payload'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import { lastDays, monthDays } from '@/domain/visits/statistics'
import type { HomeKind } from '@/domain/visits/visit-event'
import { getExecutor } from '../../hooks/transaction'

/** Homes that are named in the list; the rest is summed up. */
const namedMax = 100

const inMonth = (homeKind: HomeKind, today: CalendarDay) => {
  const { from, to } = lastDays(today, monthDays)
  return sql`home_kind = ${homeKind} and kind = 'view' and day between ${from}::date and ${to}::date`
}

/** Views of all homes of a kind in the last 30 days, bots and staff left out as they were counted. */
export async function countViews(
  payload: Payload,
  homeKind: HomeKind,
  today: CalendarDay,
): Promise<number> {
  const executor = await getExecutor({ payload })
  const { rows } = await executor.execute(sql`
    select coalesce(sum(count), 0)::int as views from visits.daily where ${inMonth(homeKind, today)}`)
  return Number(rows[0]?.['views'] ?? 0)
}

export type HomeViews = { id: number; name: string; views: number }

/** What stands behind the number: homes by their views, and what those make that are not named. */
export type ViewList = { homes: HomeViews[]; others: number; total: number }

/** Names homes by their records, as far as somebody may read them. */
async function nameHomes(
  payload: Payload,
  homeKind: HomeKind,
  { ids, user }: { ids: readonly number[]; user: TypedUser },
): Promise<Map<number, string>> {
  const options = {
    where: { id: { in: [...ids] } },
    draft: true,
    pagination: false,
    depth: 0,
    user,
    overrideAccess: false,
  } as const
  if (homeKind === 'project') {
    const select = { name: true } as const
    const { docs } = await payload.find({ collection: 'projects', ...options, select })
    return new Map(docs.map(({ id, name }) => [id, name]))
  }
  const select = { recordFile: true, title: true } as const
  const { docs } = await payload.find({ collection: 'properties', ...options, select })
  return new Map(docs.map(({ id, recordFile, title }) => [id, toName(recordFile, title)]))
}

/**
 * The most viewed homes of a kind in the last 30 days. What somebody may not read, and what is gone since,
 * counts among the others, so that the list adds up to the number.
 */
export async function listViews(
  payload: Payload,
  homeKind: HomeKind,
  { user, today }: { user: TypedUser; today: CalendarDay },
): Promise<ViewList> {
  const executor = await getExecutor({ payload })
  const { rows } = await executor.execute(sql`
    select home_id as id, sum(count)::int as views from visits.daily where ${inMonth(homeKind, today)}
    group by home_id order by views desc, home_id limit ${namedMax}`)
  const counted = rows.map((row) => ({ id: Number(row['id']), views: Number(row['views']) }))
  const names = await nameHomes(payload, homeKind, { ids: counted.map(({ id }) => id), user })
  const homes = counted.flatMap(({ id, views }) => {
    const name = names.get(id)
    return name === undefined ? [] : [{ id, name, views }]
  })
  const total = await countViews(payload, homeKind, today)
  return { homes, total, others: total - homes.reduce((sum, { views }) => sum + views, 0) }
}

const toName = (reference: string, title?: string | null) =>
  title ? `${reference} – ${title}` : reference
