import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { toCalendarDay, type CalendarDay } from '@/domain/kernel/calendar-day'
import { toPriceBounds } from '@/domain/matching/match-wish'
import type { Wish } from '@/domain/matching/wish'
import { getExecutor } from '../hooks/transaction'
import type { Demand } from '../payload-types'
import { toWish } from './to-wish'

/** Stands for "anywhere" among the places, so that one index finds those who named no place. */
export const anywhere = '*'

/** One row of `matching.wishes`, named as the columns are. */
export type WishRow = {
  demand_id: number
  goal: string
  type_ids: readonly number[]
  places: readonly string[]
  lats: readonly number[] | null
  lngs: readonly number[] | null
  south: number | null
  north: number | null
  west: number | null
  east: number | null
  price_low: number | null
  price_high: number | null
  has_budget: boolean
  takes_on_request: boolean
  min_bedrooms: number | null
  min_bathrooms: number | null
  min_area: number | null
  features: readonly string[]
  until: CalendarDay
}

/** The columns by which the database finds a wish; says what `matchWish` says. */
export function toWishRow(demandId: number, wish: Wish, until: CalendarDay): WishRow {
  const lats = wish.area?.map(({ lat }) => lat) ?? null
  const lngs = wish.area?.map(({ lng }) => lng) ?? null
  const { low, high } = toPriceBounds(wish)
  return {
    demand_id: demandId,
    goal: wish.goal,
    type_ids: wish.typeIds,
    places: wish.places.length > 0 ? wish.places : [anywhere],
    lats,
    lngs,
    south: lats && Math.min(...lats),
    north: lats && Math.max(...lats),
    west: lngs && Math.min(...lngs),
    east: lngs && Math.max(...lngs),
    price_low: low,
    price_high: high,
    has_budget: low !== null || high !== null,
    takes_on_request: wish.includeOnRequest,
    min_bedrooms: wish.minBedrooms,
    min_bathrooms: wish.minBathrooms,
    min_area: wish.minAreaM2,
    features: wish.features,
    until,
  }
}

/** Takes a demand out of matching, with what was noted for it. */
export async function removeWish(req: PayloadRequest, demandId: number): Promise<void> {
  const executor = await getExecutor(req)
  await executor.execute(sql`delete from matching.wishes where demand_id = ${demandId}`)
  await executor.execute(sql`delete from matching.alerts where demand_id = ${demandId}`)
}

/**
 * Keeps the row of a demand as the demand is, in the transaction of the request. Only one that its
 * owner confirmed is matched; what waited for one that was stopped is not sent later.
 */
export async function writeWish(req: PayloadRequest, demand: Demand): Promise<void> {
  const executor = await getExecutor(req)
  const until = toCalendarDay(demand.until)
  const isWatched = demand.state === 'confirmed' && Boolean(demand.confirmedAt) && until !== null
  await executor.execute(sql`delete from matching.wishes where demand_id = ${demand.id}`)
  if (!isWatched) {
    await executor.execute(
      sql`delete from matching.alerts where demand_id = ${demand.id} and told_at is null`,
    )
    return
  }
  const row = JSON.stringify(toWishRow(demand.id, toWish(demand), until))
  await executor.execute(sql`
    insert into matching.wishes
    select * from jsonb_populate_record(null::matching.wishes, ${row}::jsonb)
  `)
}
