import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { getExecutor } from '../hooks/transaction'
import { inTransaction } from '../hooks/transaction'
import { findPropertyIds } from './rebuild-listings'
import { makeListingRows } from './write-listing-rows'

export type Drift = {
  /** Rows that there should be. */
  expected: number
  /** Rows that there are. */
  stored: number
  /** Public ids whose rows are missing, surplus or other than they should be; none when all is well. */
  publicIds: number[]
}

const batchSize = 200

/**
 * Compares the read model with the records that it is made from, column by column. Reads and
 * compares only: what drifted is mended by `rebuildListings`.
 */
export async function driftOf(payload: Payload): Promise<Drift> {
  return inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    await executor.execute(
      sql`create temporary table expected_listings (like rm.listings) on commit drop`,
    )
    const ids = await findPropertyIds(req)
    for (let start = 0; start < ids.length; start += batchSize) {
      const rows = await makeListingRows(req, ids.slice(start, start + batchSize))
      await executor.execute(sql`
        insert into expected_listings
        select * from jsonb_populate_recordset(null::rm.listings, ${JSON.stringify(rows)}::jsonb)
      `)
    }
    const { rows } = await executor.execute<Counted>(sql`
      with wrong as (
        (select * from expected_listings except select * from rm.listings)
        union all
        (select * from rm.listings except select * from expected_listings)
      )
      select
        (select count(*)::int from expected_listings) as expected,
        (select count(*)::int from rm.listings) as stored,
        coalesce((select json_agg(distinct public_id) from wrong), '[]') as public_ids
    `)
    const [counted] = rows
    if (counted === undefined) throw new Error('The comparison of the read model gave no answer')
    const { expected, stored, public_ids: publicIds } = counted
    return { expected, stored, publicIds }
  })
}

type Counted = { expected: number; stored: number; public_ids: number[] }
