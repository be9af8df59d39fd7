import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { KnownRecord } from '@/domain/listings/diff-listings'
import { listingSchema, type Listing } from '@/domain/listings/listing'
import type { PropertyStatus } from '@/domain/properties/statuses'
import { toReferenceKey } from '@/domain/search/match-text'
import { lawFields } from '../collections/properties/gate/publication-facts'
import { toNestedRequest } from '../hooks/nested-request'
import { getExecutor, type Executor } from '../hooks/transaction'
import { toRelationId } from '../relation-id'

/** A record that came from the feed before, and the home that it became. */
export type FeedRecord = {
  reference: string
  /** As the sender last sent it. */
  listing: Listing
  /** Null when somebody deleted it for good. */
  propertyId: number | null
  isTrashed: boolean
  isGone: boolean
  status: PropertyStatus
  isPublished: boolean
}

type Row = Omit<FeedRecord, 'listing'> & { listing: unknown }

/** References as one array value. */
export const toTexts = (texts: readonly string[]): string => JSON.stringify(texts)

/**
 * The records of a feed with these references, however they are spelt. Where two came under one key,
 * as long as spelling told them apart, the one that has a home comes last.
 */
export async function findRecords(
  executor: Executor,
  feedId: number,
  references: readonly string[],
): Promise<FeedRecord[]> {
  const keys = toTexts(references.map(toReferenceKey))
  const { rows } = await executor.execute<Row>(sql`
    select r.reference, r.listing, r.property_id as "propertyId",
      p.deleted_at is not null as "isTrashed", r.gone_at is not null as "isGone",
      coalesce(p.status::text, 'inactive') as status,
      coalesce(p._status = 'published', false) as "isPublished"
    from feeds.records r left join properties p on p.id = r.property_id
    where r.feed_id = ${feedId}
      and r.key in (select jsonb_array_elements_text(${keys}::jsonb))
    order by r.property_id nulls first`)
  return rows.map((row) => ({ ...row, listing: listingSchema.parse(row.listing) }))
}

/** Every home of a feed that is on the site or could be, and was in the feed the last time. */
export async function findAllKnown(executor: Executor, feedId: number): Promise<KnownRecord[]> {
  const { rows } = await executor.execute<KnownRecord>(sql`
    select r.reference, r.listing->>'goal' as goal, p.status::text as status,
      p._status = 'published' as "isPublished"
    from feeds.records r join properties p on p.id = r.property_id
    where r.feed_id = ${feedId} and p.deleted_at is null and r.gone_at is null
    order by r.reference`)
  return rows
}

/** Of reference keys, those that a home has which did not come from the feed; the trash included. */
export async function findTaken(
  executor: Executor,
  feedId: number,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await executor.execute<{ key: string }>(sql`
    select p.record_file_key as key from properties p
    where p.record_file_key in (select jsonb_array_elements_text(${toTexts(keys)}::jsonb))
      and not exists (
        select from feeds.records r where r.property_id = p.id and r.feed_id = ${feedId})`)
  return new Set(rows.map(({ key }) => key))
}

/** What the law asks about homes as the desk has them, the newest version of each. */
export async function readDeskFacts(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Readonly<Record<string, unknown>>>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'properties',
    req: toNestedRequest(req),
    where: { id: { in: [...ids] } },
    draft: true,
    depth: 0,
    pagination: false,
    select: Object.fromEntries(['mainType', ...lawFields].map((name) => [name, true])),
  })
  return new Map(docs.map((doc) => [doc.id, { ...doc, mainType: toRelationId(doc.mainType) }]))
}

/** Columns of the newest version of homes, as texts of Postgres. */
export async function readDeskRows(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Readonly<Record<string, unknown>>>> {
  if (ids.length === 0) return new Map()
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ id: number; row: Record<string, unknown> }>(sql`
    select v.parent_id as id, to_jsonb(v) as row from _properties_v v
    where v.latest and v.parent_id in (
      select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)`)
  return new Map(rows.map(({ id, row }) => [id, row]))
}
