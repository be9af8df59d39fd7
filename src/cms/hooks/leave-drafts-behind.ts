import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { getExecutor } from './transaction'

type Save = { draft?: boolean; data?: { _status?: unknown; updatedAt?: unknown } }

/** Forms send their fields as a form; only a copy that was fetched comes back as it was answered. */
const isCopy = ({ headers }: PayloadRequest): boolean =>
  headers.get('content-type')?.startsWith('application/json') ?? false

/**
 * Lets a save that sends back the published record start from what is published, in every language.
 *
 * That is how the framework (3.90) goes back to the published version: it fetches that in the one
 * language of the form and saves it again. A save starts from the newest version, so that the drafts
 * of all other languages would go online. With no newest version it starts from what is published;
 * the drafts stay among the versions. A save of what a form holds is not meant, nor one by a program
 * that sends single fields.
 *
 * Runs in the transaction of the save, and once nobody else can write the record.
 */
export async function leaveDraftsBehind(
  req: PayloadRequest,
  { collection, id, save }: { collection: CollectionSlug; id: number; save: Save },
): Promise<void> {
  const { draft = false, data } = save
  if (draft || data?._status !== 'published' || !isCopy(req)) return
  const copied = typeof data.updatedAt === 'string' ? new Date(data.updatedAt) : null
  if (copied === null || Number.isNaN(copied.getTime())) return
  const table = collection.replaceAll('-', '_')
  const executor = await getExecutor(req)
  await executor.execute(sql`
    update ${sql.identifier(`_${table}_v`)} version set latest = false
    from ${sql.identifier(table)} live
    where version.parent_id = ${id} and version.latest and version.version__status = 'draft'
      and live.id = ${id} and live._status = 'published'
      and live.updated_at = ${copied.toISOString()}::timestamptz`)
}
