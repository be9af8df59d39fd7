import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { cacheTags } from '../cache-tags'
import { notifyTags } from '../hooks/revalidate'
import { getExecutor } from '../hooks/transaction'
import { writeListingRows } from './write-listing-rows'

type Subject = 'types' | 'marquee' | 'place' | 'project' | 'picture'

/** Properties that are rewritten in one go. */
const batchSize = 200

/** The rows in which a record of each kind is used; rows keep what they were made from. */
const usedIn: Readonly<Record<Subject, (doc: Used) => SQL>> = {
  types: ({ webId }) => sql`type_ids @> array[${toNumber(webId)}]::int[]`,
  marquee: ({ code }) => sql`marquee_code = ${toNumber(code)}`,
  place: ({ id }) => sql`place_id = ${toNumber(id)}`,
  project: ({ id }) => sql`project_id = ${toNumber(id)}`,
  picture: ({ id }) => sql`picture_ids @> array[${toNumber(id)}]::int[]`,
}

type Used = { id?: unknown; webId?: unknown; code?: unknown }

/**
 * Hooks for a collection that properties refer to: when a record changes or goes, the rows that
 * show it are made again, in the same transaction.
 */
export function createListingRefresh(subject: Subject): {
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
} {
  const refresh = async (req: PayloadRequest, docs: Used[]) => {
    if (req.context.skipReadModel) return
    for (const doc of docs) await rewriteRows(req, usedIn[subject](doc))
  }
  return {
    afterChange: [
      async ({ doc, previousDoc, operation, req }) => {
        if (operation === 'update') await refresh(req, [previousDoc, doc])
      },
    ],
    afterDelete: [async ({ doc, req }) => refresh(req, [doc])],
  }
}

async function rewriteRows(req: PayloadRequest, condition: SQL): Promise<void> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ property_id: number }>(
    sql`select distinct property_id from rm.listings where ${condition} order by property_id`,
  )
  const ids = rows.map(({ property_id }) => property_id)
  for (let start = 0; start < ids.length; start += batchSize) {
    await writeListingRows(req, ids.slice(start, start + batchSize))
  }
  if (ids.length > 0) await notifyTags(req, [cacheTags.properties])
}

function toNumber(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN
}
