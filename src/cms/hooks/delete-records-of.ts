import type { CollectionBeforeDeleteHook } from 'payload'
import { toNestedRequest } from './nested-request'

type OwnRecords = 'activities' | 'placements' | 'messages' | 'imports'

/**
 * Deletes what belongs to a record together with it, in the same transaction; without it such
 * records would keep the database from deleting it.
 *
 * @param field of those records that names this one
 */
export function deleteRecordsOf(
  field: 'property' | 'owner' | 'feed',
  collections: readonly OwnRecords[],
): CollectionBeforeDeleteHook {
  return async ({ req, id }) => {
    for (const collection of collections) {
      const where = { [field]: { equals: id } }
      await req.payload.delete({ collection, where, depth: 0, req: toNestedRequest(req) })
    }
  }
}
