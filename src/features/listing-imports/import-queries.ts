import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { getExecutor } from '@/cms/hooks/transaction'
import type { ChangeView, ImportView } from '@/cms/imports/import-views'
import { appliedKinds, type StagedKind } from '@/cms/imports/staged-change'
import { toList } from '@/cms/imports/to-list'
import { overStates } from '@/domain/listings/import-run'
import { open } from './advance-import'

const countSql = sql`jsonb_build_object('found', i.found, 'created', i.created, 'changed', i.changed,
  'unchanged', i.unchanged, 'removed', i.removed, 'refused', i.refused, 'applied', i.applied)`

/** All pictures of a feed are many: nobody counts them while an import is asked for every second. */
const pictureSql = sql`(
  select jsonb_build_object(
    'waiting', count(*) filter (where p.media_id is null and p.problem is null),
    'failed', count(*) filter (where p.media_id is null and p.problem is not null))
  from feeds.pictures p join feeds.records r on r.property_id = p.property_id
  where r.feed_id = i.feed_id and p.place is not null)`

/** An import of a feed; null where that feed has no such import. */
export async function findImport(feedId: number, id: number): Promise<ImportView | null> {
  const executor = await getExecutor({ payload: await open() })
  const { rows } = await executor.execute<ImportView>(sql`
    select i.id, i.feed_id as feed, i.state::text as state, i.origin::text as origin, i.problem,
      ${countSql} as counts, to_jsonb(i.started_at) as "startedAt", to_jsonb(i.ended_at) as "endedAt",
      coalesce(i.log, '[]'::jsonb) as log,
      (select count(*)::int from feeds.staged s where s.import_id = i.id
        and s.kind in (${toList(appliedKinds)})) as "toApply",
      case when i.state in (${toList(overStates)}) then ${pictureSql}
        else '{"waiting": 0, "failed": 0}'::jsonb end as pictures
    from imports i where i.id = ${id} and i.feed_id = ${feedId}`)
  return rows[0] ?? null
}

/** What an import does with some records of some kinds, from a place on. */
export async function listChanges(
  importId: number,
  asked: { kinds: readonly StagedKind[]; after: number; limit: number },
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
    order by s.position limit ${asked.limit}`)
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
