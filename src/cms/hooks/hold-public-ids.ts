import { sql } from '@payloadcms/db-postgres'
import type { Executor } from './transaction'

/** Records that visitors know by a number in their address. */
export type NumberedCollection = 'properties' | 'projects'

/**
 * The number after the highest one in use, the trash included. It and those after it are the caller's
 * until its transaction ends: whoever makes records at the same moment waits, and by then sees the
 * numbers that were given.
 */
export async function holdPublicIds(
  executor: Executor,
  collection: NumberedCollection,
): Promise<number> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${`${collection}.publicId`}))`)
  const { rows } = await executor.execute<{ id: string }>(
    sql`select coalesce(max(public_id), 0) as id from ${sql.identifier(collection)}`,
  )
  return Number(rows[0]?.id ?? 0) + 1
}
