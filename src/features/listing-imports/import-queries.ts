import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { getExecutor } from '@/cms/hooks/transaction'
import type { CountName, ImportOrigin } from '@/cms/collections/imports/names'
import type { StagedKind } from '@/cms/imports/staged-change'
import type { Listing, ListingField } from '@/domain/listings/listing'
import type { ImportProblem, ImportState } from '@/domain/listings/import-run'
import type { ListingError } from '@/domain/listings/read-listings'
import type { PublicationIssue } from '@/domain/properties/publication-issues'
import { open } from './advance-import'

/** An import as its screen and its sender read it. */
export type ImportView = {
  id: number
  feed: number
  state: ImportState
  origin: ImportOrigin
  problem: ImportProblem | null
  counts: Record<CountName, number>
  /** Records that an import has to write; the others stay as they are. */
  toApply: number
  startedAt: string | null
  endedAt: string | null
  log: { at: string; state: ImportState; problem: ImportProblem | null }[]
  pictures: { waiting: number; failed: number }
}

const countSql = sql`jsonb_build_object('found', i.found, 'created', i.created, 'changed', i.changed,
  'unchanged', i.unchanged, 'removed', i.removed, 'refused', i.refused, 'applied', i.applied)`

/** An import of a feed; null where that feed has no such import. */
export async function findImport(feedId: number, id: number): Promise<ImportView | null> {
  const executor = await getExecutor({ payload: await open() })
  const { rows } = await executor.execute<ImportView>(sql`
    select i.id, i.feed_id as feed, i.state::text as state, i.origin::text as origin, i.problem,
      ${countSql} as counts, to_jsonb(i.started_at) as "startedAt", to_jsonb(i.ended_at) as "endedAt",
      coalesce(i.log, '[]'::jsonb) as log,
      (select count(*)::int from feeds.staged s where s.import_id = i.id
        and s.kind in ('create', 'update', 'unpublish', 'close')) as "toApply",
      (select jsonb_build_object(
          'waiting', count(*) filter (where p.media_id is null and p.problem is null),
          'failed', count(*) filter (where p.media_id is null and p.problem is not null))
        from feeds.pictures p join feeds.records r on r.property_id = p.property_id
        where r.feed_id = i.feed_id and p.place is not null) as pictures
    from imports i where i.id = ${id} and i.feed_id = ${feedId}`)
  return rows[0] ?? null
}

/** What an import does with one record, as its screen shows it. */
export type ChangeView = {
  position: number
  reference: string
  kind: StagedKind
  /** The home, where there is one. */
  propertyId: number | null
  listing: Listing | null
  fields: ListingField[]
  before: Partial<Listing> | null
  desk: Partial<Record<ListingField, string | number | boolean | null>> | null
  issues: PublicationIssue[]
  mayPublish: boolean
  problems: ListingError[]
  status: string | null
  applied: boolean
}

/** Records that a screen reads at a time. */
export const changesPageSize = 50

/** What an import does with records of some kinds, from a place on. */
export async function listChanges(
  importId: number,
  asked: { kinds: readonly StagedKind[]; after: number },
): Promise<ChangeView[]> {
  const executor = await getExecutor({ payload: await open() })
  const { rows } = await executor.execute<ChangeView>(sql`
    select s.position, s.reference, s.kind, s.listing, s.fields, s.before, s.desk, s.issues,
      s.may_publish as "mayPublish", coalesce(s.problems, '[]'::jsonb) as problems, s.status,
      s.applied, r.property_id as "propertyId"
    from feeds.staged s
    join imports i on i.id = s.import_id
    left join feeds.records r on r.feed_id = i.feed_id and r.reference = s.reference
    where s.import_id = ${importId} and s.position > ${asked.after}
      and s.kind in (select jsonb_array_elements_text(${JSON.stringify(asked.kinds)}::jsonb))
    order by s.position limit ${changesPageSize}`)
  return rows
}

/** What an endpoint has to know of a feed. */
export type FeedDoor = {
  id: number
  isActive: boolean
  keyHash: string | null
  address: string | null
}

/** A feed by its number; null where there is none. */
export async function findFeed(id: number): Promise<FeedDoor | null> {
  const executor = await getExecutor({ payload: await open() })
  const { rows } = await executor.execute<FeedDoor>(sql`
    select id, coalesce(is_active, false) as "isActive", key_hash as "keyHash",
      nullif(address, '') as address
    from feeds where id = ${id}`)
  return rows[0] ?? null
}

/** Keeps the hash of a new key; the one before opens nothing any more. */
export async function keepFeedKey(id: number, hash: string): Promise<void> {
  const executor = await getExecutor({ payload: await open() })
  await executor.execute(
    sql`update feeds set key_hash = ${hash}, updated_at = now() where id = ${id}`,
  )
}
