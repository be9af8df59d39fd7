import { sql } from '@payloadcms/db-postgres'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { locales } from '@/domain/kernel/locales'
import type { PayloadRequest } from 'payload'
import { toIntegers } from '../hooks/postgres'
import { getExecutor } from '../hooks/transaction'
import type { ListingRow } from './listing-row'
import { announceNews } from '../matching/home-states'
import { loadListingSources } from './load-listing-sources'
import { toListingRows } from './to-listing-rows'

/** Separates our advisory locks from those of others; any number that nobody else uses. */
const lockSpace = 20_261

/**
 * Rewrites the rows of properties, in the transaction of the request: what is not public any more
 * loses its rows, what is gets new ones. Two writers of the same property wait for one another.
 *
 * @throws Error naming the property when a published record lacks what publication needs
 */
export async function writeListingRows(
  req: PayloadRequest,
  propertyIds: readonly number[],
): Promise<void> {
  if (propertyIds.length === 0) return
  const executor = await getExecutor(req)
  await executor.execute(sql`
    select pg_advisory_xact_lock(${lockSpace}, id)
    from (select id from unnest(${toIntegers(propertyIds)}::int[]) as given(id) order by id) as ids
  `)
  const wanted = JSON.stringify(await makeListingRows(req, propertyIds))
  // Rows that are right already stay untouched, so that nobody takes them for changed.
  await executor.execute(sql`
    delete from rm.listings l
    where property_id = any(${toIntegers(propertyIds)}::int[])
      and not exists (
        select from jsonb_populate_recordset(null::rm.listings, ${wanted}::jsonb) w where w = l
      )
  `)
  await executor.execute(sql`
    insert into rm.listings
    select * from jsonb_populate_recordset(null::rm.listings, ${wanted}::jsonb)
    on conflict (property_id, locale) do nothing
  `)
  await announceNews(req, propertyIds)
}

/** Takes properties out of the read model, in the transaction of the request. */
export async function removeListingRows(
  req: PayloadRequest,
  propertyIds: readonly number[],
): Promise<void> {
  const executor = await getExecutor(req)
  await executor.execute(
    sql`delete from rm.listings where property_id = any(${toIntegers(propertyIds)}::int[])`,
  )
  for (const table of [sql`matching.alerts`, sql`matching.homes`]) {
    await executor.execute(
      sql`delete from ${table} where property_id = any(${toIntegers(propertyIds)}::int[])`,
    )
  }
}

/** The rows that properties should have today; nothing is written. */
export async function makeListingRows(
  req: PayloadRequest,
  propertyIds: readonly number[],
): Promise<ListingRow[]> {
  const { properties, relations } = await loadListingSources(req, propertyIds)
  // The secret of the installation never leaves the server, and without it the displacement of a
  // hidden address cannot be undone.
  const context = { today: toBelgianDay(new Date()), salt: req.payload.secret }
  return properties.flatMap((property) => toListingRows(property, relations, locales, context))
}
