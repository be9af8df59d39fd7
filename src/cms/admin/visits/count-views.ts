import { sql } from '@payloadcms/db-postgres'
import type { Payload, TypedUser } from 'payload'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import { lastDays, monthDays } from '@/domain/visits/statistics'
import { getExecutor } from '../../hooks/transaction'

/** Homes that are named in the list; the rest is summed up. */
const namedMax = 100

const inMonth = (today: CalendarDay) => {
  const { from, to } = lastDays(today, monthDays)
  return sql`home_kind = 'property' and kind = 'view' and day between ${from}::date and ${to}::date`
}

/** Views of all properties in the last 30 days, bots and staff left out as they were counted. */
export async function countViews(payload: Payload, today: CalendarDay): Promise<number> {
  const executor = await getExecutor({ payload })
  const { rows } = await executor.execute(sql`
    select coalesce(sum(count), 0)::int as views from visits.daily where ${inMonth(today)}`)
  return Number(rows[0]?.['views'] ?? 0)
}

export type HomeViews = { id: number; name: string; views: number }

/** What stands behind the number: homes by their views, and what those make that are not named. */
export type ViewList = { homes: HomeViews[]; others: number; total: number }

/**
 * The most viewed properties of the last 30 days. What somebody may not read, and what is gone since,
 * counts among the others, so that the list adds up to the number.
 */
export async function listViews(
  payload: Payload,
  user: TypedUser,
  today: CalendarDay,
): Promise<ViewList> {
  const executor = await getExecutor({ payload })
  const { rows } = await executor.execute(sql`
    select home_id as id, sum(count)::int as views from visits.daily where ${inMonth(today)}
    group by home_id order by views desc, home_id limit ${namedMax}`)
  const counted = rows.map((row) => ({ id: Number(row['id']), views: Number(row['views']) }))
  const { docs } = await payload.find({
    collection: 'properties',
    where: { id: { in: counted.map(({ id }) => id) } },
    draft: true,
    pagination: false,
    depth: 0,
    select: { recordFile: true, title: true },
    user,
    overrideAccess: false,
  })
  const names = new Map(docs.map(({ id, recordFile, title }) => [id, toName(recordFile, title)]))
  const homes = counted.flatMap(({ id, views }) => {
    const name = names.get(id)
    return name === undefined ? [] : [{ id, name, views }]
  })
  const total = await countViews(payload, today)
  return { homes, total, others: total - homes.reduce((sum, { views }) => sum + views, 0) }
}

const toName = (reference: string, title?: string | null) =>
  title ? `${reference} – ${title}` : reference
