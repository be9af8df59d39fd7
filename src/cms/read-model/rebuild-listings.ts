import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { cacheTags } from '../cache-tags'
import { notifyTags } from '../hooks/revalidate'
import { getExecutor, inTransaction } from '../hooks/transaction'
import { writeListingRows } from './write-listing-rows'

export type RebuildOptions = {
  /** Properties per transaction; 200 unless stated otherwise. */
  batchSize?: number
  onProgress?: (progress: { done: number; total: number }) => void
}

/**
 * Makes the whole read model again, batch by batch, while the site keeps serving the rows that are
 * there. It also lets time pass, for whoever runs it daily: marquees that have had their days, properties
 * whose publication was set for today.
 *
 * @returns how many properties were looked at
 * @throws Error naming the first published property that lacks what publication needs
 */
export async function rebuildListings(
  payload: Payload,
  { batchSize = 200, onProgress }: RebuildOptions = {},
): Promise<number> {
  const ids = await inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    // Rows of properties that were removed behind the back of the hooks.
    await executor.execute(sql`
      delete from rm.listings l
      where not exists (select 1 from properties p where p.id = l.property_id)
    `)
    return findPropertyIds(req)
  })
  for (let done = 0; done < ids.length; done += batchSize) {
    const batch = ids.slice(done, done + batchSize)
    await inTransaction(payload, (req) => writeListingRows(req, batch))
    onProgress?.({ done: done + batch.length, total: ids.length })
  }
  await inTransaction(payload, (req) => notifyTags(req, [cacheTags.properties, cacheTags.projects]))
  return ids.length
}

/** The ids of all properties, drafts and trash included, in order. */
export async function findPropertyIds(req: PayloadRequest): Promise<number[]> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ id: number }>(
    sql`select id from properties order by id`,
  )
  return rows.map(({ id }) => id)
}
