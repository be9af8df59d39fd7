import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { propertyTag } from '../cache-tags'
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
 * those that the desk added by hand. What the sender has no more leaves the home; its file is kept
 * some weeks, in case the sender only stumbled, and so is what an editor made of it. One that the
 * desk puts back meanwhile is the desk's. The record and its newest version both get them; no
 * version is made of it. The page of the home follows at once; the lists, which all let go of all
 * that they hold, are left to whoever places many.
 *
 * @returns whether the home has other pictures now
 */
export async function placePictures(req: PayloadRequest, propertyId: number): Promise<boolean> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ publicId: string }>(sql`
    select public_id as "publicId" from properties where id = ${propertyId} for update`)
  const [home] = rows
  if (home === undefined) return false
  const { rows: pictures } = await executor.execute<{ media: number; place: number | null }>(sql`
    select media_id as media, place from feeds.pictures
    where property_id = ${propertyId} and media_id is not null and dropped_at is null
    order by place`)
  const fromFeed = new Set(pictures.map(({ media }) => media))
  const placed = pictures.filter(({ place }) => place !== null).map(({ media }) => media)
  const { rows: versions } = await executor.execute<{ id: number }>(sql`
    select id from _properties_v where parent_id = ${propertyId} and latest`)
  const isDraftOther = await replace(
    executor,
    { table: '_properties_v_rels', path: 'version.pictures', placed, fromFeed },
    versions[0]?.id,
  )
  const isOther = await replace(
    executor,
    { table: 'properties_rels', path: 'pictures', placed, fromFeed },
    propertyId,
  )
  await executor.execute(sql`
    delete from feeds.pictures
    where property_id = ${propertyId} and place is null and media_id is null`)
  await executor.execute(sql`
    update feeds.pictures set dropped_at = now()
    where property_id = ${propertyId} and place is null and dropped_at is null`)
  if (!isOther && !isDraftOther) return false
  await writeListingRows(req, [propertyId])
  await notifyTags(req, [propertyTag(Number(home.publicId))])
  return isOther
}

type Pictures = {
  table: 'properties_rels' | '_properties_v_rels'
  path: string
  placed: readonly number[]
  fromFeed: ReadonlySet<number>
}

/** @returns whether it has other pictures now */
async function replace(
  executor: Executor,
  { table, path, placed, fromFeed }: Pictures,
  parent: number | undefined,
): Promise<boolean> {
  if (parent === undefined) return false
  const name = sql.identifier(table)
  const { rows } = await executor.execute<{ media: number }>(sql`
    select media_id as media from ${name} where parent_id = ${parent} and path = ${path}
    order by "order"`)
  const before = rows.map(({ media }) => media)
  const all = [...new Set([...placed, ...before.filter((media) => !fromFeed.has(media))])]
  if (JSON.stringify(all) === JSON.stringify(before)) return false
  await executor.execute(sql`
    delete from ${name} where parent_id = ${parent} and path = ${path}`)
  await executor.execute(sql`
    insert into ${name} ("order", parent_id, path, media_id)
    select place, ${parent}::int, ${path}, media::int
    from jsonb_array_elements_text(${JSON.stringify(all)}::jsonb) with ordinality as t(media, place)`)
  return true
}
