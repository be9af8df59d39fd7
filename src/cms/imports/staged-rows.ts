import { sql } from '@payloadcms/db-postgres'
import type { Listing } from '@/domain/listings/listing'
import type { Executor } from '../hooks/transaction'
import { toIntegers } from '../hooks/postgres'
import { noChange, type StagedChange, type StagedKind } from './staged-change'

/** A record that was read and waits to be compared with what the site has; no screen shows it. */
export type ReadRow = { position: number; listing: Listing }

type NewRow = Omit<StagedChange, 'kind'> & { kind: StagedKind | 'read'; position: number }

/** A record as it was read. */
export const toReadRow = ({ position, listing }: ReadRow): NewRow => ({
  ...noChange,
  position,
  reference: listing.reference,
  kind: 'read',
  listing,
})

/** Keeps what an import would do with some records, at the places given. */
export async function insertStaged(
  executor: Executor,
  importId: number,
  rows: readonly NewRow[],
): Promise<void> {
  if (rows.length === 0) return
  await executor.execute(sql`
    insert into feeds.staged (import_id, position, reference, kind, listing, fields, before, desk,
      issues, may_publish, problems, status)
    select ${importId}, position, reference, kind, listing, fields, before, desk, issues,
      "mayPublish", problems, status
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(position int, reference text,
      kind text, listing jsonb, fields jsonb, before jsonb, desk jsonb, issues jsonb,
      "mayPublish" boolean, problems jsonb, status text)`)
}

/** The next records of an import that wait to be compared. */
export async function findRead(
  executor: Executor,
  importId: number,
  limit: number,
): Promise<ReadRow[]> {
  const { rows } = await executor.execute<ReadRow>(sql`
    select position, listing from feeds.staged
    where import_id = ${importId} and kind = 'read' order by position limit ${limit}`)
  return rows
}

/** Takes records out that wait no more. */
export async function deleteStaged(
  executor: Executor,
  importId: number,
  positions: readonly number[],
): Promise<void> {
  await executor.execute(sql`
    delete from feeds.staged
    where import_id = ${importId} and position = any(${toIntegers(positions)}::int[])`)
}

/** Takes all records of an import out. */
export async function clearStaged(executor: Executor, importId: number): Promise<void> {
  await executor.execute(sql`delete from feeds.staged where import_id = ${importId}`)
}
