import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { cacheTags } from '../cache-tags'
import { notifyTags } from '../hooks/revalidate'
import { getExecutor } from '../hooks/transaction'
import { writeListingRows } from './write-listing-rows'

type Subject = 'types' | 'marquee' | 'priceUnit' | 'place' | 'project' | 'picture'

/** Properties that are rewritten in one go. */
const batchSize = 200

/**
 * The rows in which a record of each kind is used. Rows keep what they were made from, except for
 * a marquee whose days were over, and for a price unit: those are known by the property alone.
 */
const usedIn: Readonly<Record<Subject, (doc: Used) => SQL>> = {
  types: ({ webId }) => sql`type_ids @> array[${toNumber(webId)}]::int[]`,
  marquee: ({ id }) =>
    sql`property_id in (select id from properties where marquee_id = ${toNumber(id)})`,
  priceUnit: ({ id }) =>
    sql`property_id in (select id from properties where price_unit_id = ${toNumber(id)})`,
  place: ({ id }) => sql`place_id = ${toNumber(id)}`,
  project: ({ id }) => sql`project_id = ${toNumber(id)}`,
  picture: ({ id }) => sql`picture_ids @> array[${toNumber(id)}]::int[]`,
}

/** The database takes these out of the properties together with the record that goes. */
const takenOut: readonly Subject[] = ['marquee', 'priceUnit']

type Used = { id?: unknown; webId?: unknown }

/**
 * Hooks for a collection that properties refer to: when a record changes or goes, the rows that
 * show it are made again, in the same transaction.
 */
export function createListingRefresh(subject: Subject): {
  beforeDelete: CollectionBeforeDeleteHook[]
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
} {
  const find = (req: PayloadRequest, docs: readonly Used[]) =>
    findListed(req, sql.join(docs.map(usedIn[subject]), sql` or `))
  const toKey = (id: unknown) => `listings with ${subject} ${String(id)}`
  return {
    beforeDelete: [
      async ({ id, req }) => {
        if (req.context.skipReadModel || !takenOut.includes(subject)) return
        req.context[toKey(id)] = await find(req, [{ id }])
      },
    ],
    afterChange: [
      async ({ doc, previousDoc, operation, req }) => {
        if (req.context.skipReadModel || operation !== 'update') return
        await rewriteRows(req, await find(req, [previousDoc, doc]))
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        if (req.context.skipReadModel) return
        const known = req.context[toKey(doc.id)]
        await rewriteRows(req, isIds(known) ? known : await find(req, [doc]))
      },
    ],
  }
}

async function findListed(req: PayloadRequest, condition: SQL): Promise<number[]> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ property_id: number }>(
    sql`select distinct property_id from rm.listings where ${condition} order by property_id`,
  )
  return rows.map(({ property_id }) => property_id)
}

function isIds(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'number')
}

async function rewriteRows(req: PayloadRequest, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += batchSize) {
    await writeListingRows(req, ids.slice(start, start + batchSize))
  }
  if (ids.length > 0) await notifyTags(req, [cacheTags.properties])
}

function toNumber(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN
}
