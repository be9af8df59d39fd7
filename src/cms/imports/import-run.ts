import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import type { RemovalStrategy } from '@/domain/listings/diff-listings'
import {
  busyStates,
  isOver,
  type ImportProblem,
  type ImportState,
} from '@/domain/listings/import-run'
import type { CountName } from '../collections/imports/names'
import type { ImportOrigin } from '../collections/imports/names'
import { getExecutor, inTransaction, type Executor } from '../hooks/transaction'
import { toList } from './to-list'

/** An import with what its feed says about it. */
export type ImportRun = {
  id: number
  feedId: number
  state: ImportState
  origin: ImportOrigin
  created: number
  changed: number
  appliesItself: boolean
  isWhole: boolean
  removal: RemovalStrategy
  managerId: number | null
  placeId: number | null
}

const runColumns = sql`
  i.id, i.feed_id as "feedId", i.state::text as state, i.origin::text as origin,
  i.created::int as created, i.changed::int as changed, coalesce(f.applies_itself, false) as "appliesItself",
  coalesce(f.is_whole, false) as "isWhole", f.removal::text as removal,
  f.manager_id as "managerId", f.place_id as "placeId"`

const busyList = toList(busyStates)

/** The import of a number; null where there is none. */
export async function findRun(executor: Executor, id: number): Promise<ImportRun | null> {
  const { rows } = await executor.execute<ImportRun>(sql`
    select ${runColumns} from imports i join feeds f on f.id = i.feed_id where i.id = ${id}`)
  return rows[0] ?? null
}

/**
 * The import, if it is in a state still, held so until the transaction ends: whoever cancels it, or
 * works on it beside, waits.
 */
export async function holdRun(
  executor: Executor,
  id: number,
  state: ImportState,
): Promise<ImportRun | null> {
  const { rows } = await executor.execute<ImportRun>(sql`
    select ${runColumns} from imports i join feeds f on f.id = i.feed_id
    where i.id = ${id} and i.state = ${state} for update of i`)
  return rows[0] ?? null
}

export type RunChange = {
  state?: ImportState
  problem?: ImportProblem | null
  counts?: Partial<Record<CountName, number>>
}

/** Notes how far an import is, with a line of its log for each new state. */
export async function noteRun(
  executor: Executor,
  id: number,
  { state, problem, counts = {} }: RunChange,
): Promise<void> {
  const sets = [
    sql`updated_at = now()`,
    ...Object.entries(counts).map(([name, count]) => sql`${sql.identifier(name)} = ${count}`),
  ]
  if (problem !== undefined) sets.push(sql`problem = ${problem}`)
  if (state !== undefined) {
    sets.push(sql`state = ${state}`)
    sets.push(sql`log = coalesce(log, '[]'::jsonb) ||
      jsonb_build_object('at', now(), 'state', ${state}::text, 'problem', ${problem ?? null}::text)`)
    if (state === 'reading') sets.push(sql`started_at = coalesce(started_at, now())`)
    if (isOver(state)) sets.push(sql`ended_at = now()`)
  }
  await executor.execute(sql`update imports set ${sql.join(sets, sql`, `)} where id = ${id}`)
}

export type NewRun = {
  feedId: number
  origin: ImportOrigin
  startedBy: number | null
  /** The packed file that came with it; without one the feed is fetched. */
  packed: Uint8Array | null
}

/**
 * Begins an import and queues its first step, in one transaction; one of the feed that waits for a
 * person is put aside, since what it would change is old then.
 *
 * @returns its number, or null while another import of the feed is under way
 */
export async function startRun(payload: Payload, run: NewRun): Promise<number | null> {
  return inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    // Two who start at the same moment come one after the other.
    await executor.execute(sql`select id from feeds where id = ${run.feedId} for update`)
    const { rows: busy } = await executor.execute(sql`
      select id from imports where feed_id = ${run.feedId}
        and state in (${busyList})`)
    if (busy.length > 0) return null
    await setAside(executor, run.feedId)
    const { rows } = await executor.execute<{ id: number }>(sql`
      insert into imports (feed_id, state, origin, started_by_id, log)
      values (${run.feedId}, 'waiting', ${run.origin}, ${run.startedBy}, '[]') returning id`)
    const id = rows[0]?.id
    if (id === undefined) throw new Error('An import was not kept')
    if (run.packed !== null) {
      await executor.execute(
        sql`insert into feeds.files (import_id, body) values (${id}, ${Buffer.from(run.packed)})`,
      )
    }
    await queueRun(req, id)
    return id
  })
}

async function setAside(executor: Executor, feedId: number): Promise<void> {
  const { rows } = await executor.execute<{ id: number }>(
    sql`select id from imports where feed_id = ${feedId} and state = 'ready' for update`,
  )
  for (const { id } of rows) {
    await noteRun(executor, id, { state: 'cancelled' })
    await forgetUnread(executor, id)
  }
}

/** Lets the worker take the next step of an import; part of the transaction of `req`. */
async function queueRun(req: PayloadRequest, id: number): Promise<void> {
  await req.payload.jobs.queue({ task: 'run-import', input: { import: id }, req })
}

/**
 * What an import was given and nobody will read any more goes: its file, and the records that wait to
 * be compared. What it refused, and would do with the others, stays to be looked at.
 */
export async function forgetUnread(executor: Executor, id: number): Promise<void> {
  await executor.execute(sql`delete from feeds.files where import_id = ${id}`)
  await executor.execute(sql`delete from feeds.staged where import_id = ${id} and kind = 'read'`)
}

/**
 * Lets an import that waits for a person go on.
 *
 * @returns false when it does not wait any more
 */
export async function applyRun(payload: Payload, id: number): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    const run = await holdRun(executor, id, 'ready')
    if (run === null) return false
    await noteRun(executor, id, { state: 'applying', problem: null })
    await queueRun(req, id)
    return true
  })
}

/**
 * Ends an import before its time. What it has done by then stays; a chunk that is under way is
 * waited for.
 *
 * @returns false when it was over already
 */
export async function cancelRun(payload: Payload, id: number): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    const { rows } = await executor.execute(sql`
      select id from imports where id = ${id}
        and state in (${busyList}, 'ready') for update`)
    if (rows.length === 0) return false
    await noteRun(executor, id, { state: 'cancelled' })
    await forgetUnread(executor, id)
    return true
  })
}

/** Ends an import that cannot go on, so that another one of its feed can begin; what it did stays. */
export async function interruptRun(payload: Payload, id: number): Promise<void> {
  await inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    const { rows } = await executor.execute(sql`
      select id from imports where id = ${id}
        and state in (${busyList}) for update`)
    if (rows.length === 0) return
    await noteRun(executor, id, { state: 'failed', problem: 'interrupted' })
    await forgetUnread(executor, id)
  })
}
