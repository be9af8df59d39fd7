import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { cacheTags, propertyTag } from '../cache-tags'
import { notifyTags } from '../hooks/revalidate'
import { getExecutor, type Executor } from '../hooks/transaction'
import { writeListingRows } from '../read-model/write-listing-rows'

/** Lets the worker fetch pictures, unless it is about to. */
export async function queuePictures(req: PayloadRequest): Promise<void> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute(sql`
    select 1 from payload_jobs
    where task_slug = 'fetch-pictures' and completed_at is null and not coalesce(processing, false)
      and not coalesce(has_error, false) limit 1`)
  if (rows.length === 0) {
    await req.payload.jobs.queue({ task: 'fetch-pictures', input: {}, req })
  }
}

/**
 * Gives a home the pictures of its feed that are there, in the order of the sender, and after them
 * those that the desk added by hand. The record and its newest version both get them; no version is
 * made of it.
 */
export async function placePictures(req: PayloadRequest, propertyId: number): Promise<void> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ publicId: string }>(sql`
    select public_id as "publicId" from properties where id = ${propertyId} for update`)
  const [home] = rows
  if (home === undefined) return
  const { rows: pictures } = await executor.execute<{ media: number; place: number | null }>(sql`
    select media_id as media, place from feeds.pictures
    where property_id = ${propertyId} and media_id is not null order by place`)
  const fromFeed = new Set(pictures.map(({ media }) => media))
  const placed = pictures.filter(({ place }) => place !== null).map(({ media }) => media)
  const { rows: versions } = await executor.execute<{ id: number }>(sql`
    select id from _properties_v where parent_id = ${propertyId} and latest`)
  await replace(
    executor,
    { table: '_properties_v_rels', path: 'version.pictures', placed, fromFeed },
    versions[0]?.id,
  )
  await replace(
    executor,
    { table: 'properties_rels', path: 'pictures', placed, fromFeed },
    propertyId,
  )
  await executor.execute(
    sql`delete from feeds.pictures where property_id = ${propertyId} and place is null`,
  )
  await writeListingRows(req, [propertyId])
  await notifyTags(req, [cacheTags.properties, propertyTag(Number(home.publicId))])
}

type Pictures = {
  table: 'properties_rels' | '_properties_v_rels'
  path: string
  placed: readonly number[]
  fromFeed: ReadonlySet<number>
}

async function replace(
  executor: Executor,
  { table, path, placed, fromFeed }: Pictures,
  parent: number | undefined,
): Promise<void> {
  if (parent === undefined) return
  const name = sql.identifier(table)
  const { rows } = await executor.execute<{ media: number }>(sql`
    delete from ${name} where parent_id = ${parent} and path = ${path}
    returning media_id as media, "order"`)
  const byHand = rows.map(({ media }) => media).filter((media) => !fromFeed.has(media))
  const all = [...new Set([...placed, ...byHand])]
  await executor.execute(sql`
    insert into ${name} ("order", parent_id, path, media_id)
    select place, ${parent}::int, ${path}, media::int
    from jsonb_array_elements_text(${JSON.stringify(all)}::jsonb) with ordinality as t(media, place)`)
}
