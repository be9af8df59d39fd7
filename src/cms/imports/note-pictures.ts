import { sql } from '@payloadcms/db-postgres'
import type { Listing } from '@/domain/listings/listing'
import { toIntegers } from '../hooks/postgres'
import type { ChunkWork } from './chunk-work'
import { queuePictures } from './place-pictures'

/** Pictures of one home that are fetched; the others are left out. */
export const picturesMax = 50

/** The addresses of the pictures of a home in their order, each once. */
function toPictureUrls({ pictures }: Listing): string[] {
  return [...new Set(pictures)].slice(0, picturesMax)
}

/**
 * Notes which pictures homes have, to be fetched afterwards. One that is known keeps its file; one
 * that the sender took back has no place any more, and leaves the home when its pictures are placed.
 */
export async function notePictures(
  { executor, run, req }: ChunkWork,
  homes: readonly { id: number; listing: Listing }[],
): Promise<void> {
  if (homes.length === 0) return
  const wanted = homes.flatMap(({ id, listing }) =>
    toPictureUrls(listing).map((url, index) => ({ id, url, place: index + 1 })),
  )
  const ids = toIntegers(homes.map(({ id }) => id))
  await executor.execute(sql`
    update feeds.pictures set place = null where property_id = any(${ids}::int[])`)
  await executor.execute(sql`
    insert into feeds.pictures (property_id, url, place)
    select id, url, place from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as t(id int, url text, place int)
    on conflict (property_id, url) do update
      set place = excluded.place, dropped_at = null, attempts = 0, problem = null, next_at = now()`)
  const { rows } = await executor.execute(sql`
    update feeds.records set pictures_due = now()
    where feed_id = ${run.feedId} and property_id in (
      select distinct property_id from feeds.pictures where property_id = any(${ids}::int[]))
    returning property_id`)
  if (rows.length > 0) await queuePictures(req)
}
