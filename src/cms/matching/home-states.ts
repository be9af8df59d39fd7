import type { PayloadRequest } from 'payload'
import { toIntegers } from '../hooks/postgres'
import { getExecutor } from '../hooks/transaction'
import { openToAll } from './open-to-all'
import { toSql } from './to-sql'

const currentStates = `
  select given.id,
    coalesce(bool_or(${openToAll('l')}), false) as is_open,
    min(l.price) as price
  from unnest($1::int[]) as given(id)
  left join rm.listings l on l.property_id = given.id
  group by given.id`

const changedStatement = `
  select n.id from (${currentStates}) n
  left join matching.homes h on h.property_id = n.id
  where case when h.property_id is null then n.is_open
    else h.is_open <> n.is_open or (n.is_open and h.price is distinct from n.price) end
  order by n.id`

// The last price at which it was to be had stays: one that is sold often shows none.
const noteStatement = `
  insert into matching.homes (property_id, is_open, was_open, price, version)
  select n.id, n.is_open, n.is_open, n.price, 1 from (${currentStates}) n
  on conflict (property_id) do update set
    is_open = excluded.is_open,
    was_open = matching.homes.was_open or excluded.is_open,
    price = case when excluded.is_open then excluded.price else matching.homes.price end,
    version = matching.homes.version + 1
  returning version`

const readStatement = `
  select n.is_open as "isOpen", n.price::float8 as price, h.is_open as "wasLast",
    h.was_open as "wasOpen", h.price::float8 as "oldPrice", h.property_id is not null as "isKnown"
  from (${currentStates}) n left join matching.homes h on h.property_id = n.id`

type StateRow = {
  isOpen: boolean
  price: number | null
  isKnown: boolean
  wasLast: boolean | null
  wasOpen: boolean | null
  oldPrice: number | null
}

/** A home as it is, and as it was when it was last matched; null when it never was. */
export async function readHomeStates(req: PayloadRequest, propertyId: number) {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<StateRow>(
    toSql(readStatement, [toIntegers([propertyId])]),
  )
  const [row] = rows
  const now = { isOpen: row?.isOpen ?? false, price: row?.price ?? null }
  const before = row?.isKnown
    ? { isOpen: row.wasLast ?? false, wasOpen: row.wasOpen ?? false, price: row.oldPrice }
    : null
  return { now, before }
}

/**
 * Notes homes as they are, as matched.
 *
 * @returns the version of the last one
 */
export async function noteHomeStates(req: PayloadRequest, ids: readonly number[]): Promise<number> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ version: number }>(
    toSql(noteStatement, [toIntegers(ids)]),
  )
  return rows.at(-1)?.version ?? 0
}

const contextKey = 'homesAreNoNews'

/** Lets a request change homes of which nobody is told, as when an agency brings its whole stock. */
export function tellNobody(req: PayloadRequest): void {
  req.context[contextKey] = true
}

/**
 * Lets those homes be matched that came, went, or changed their price: a job for each, in the
 * transaction of the change. While nobody waits for anything, or where nobody is to be told, they are only noted.
 */
export async function announceNews(req: PayloadRequest, ids: readonly number[]): Promise<void> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ id: number }>(
    toSql(changedStatement, [toIntegers(ids)]),
  )
  if (rows.length === 0) return
  const changed = rows.map(({ id }) => id)
  const { rows: waiting } = await executor.execute(
    toSql('select 1 from matching.wishes limit 1', []),
  )
  if (waiting.length === 0 || req.context[contextKey] === true) {
    await noteHomeStates(req, changed)
    return
  }
  for (const id of changed) {
    await req.payload.jobs.queue({ task: 'match-property', input: { property: id }, req })
  }
}
