import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { cacheChannel } from '../cache-tags'
import { getExecutor } from './transaction'

/** Postgres refuses announcements of 8,000 bytes and more; tags are plain ASCII and far shorter. */
const tagsPerNotice = 100

/**
 * Announces that everything with these tags is out of date. The announcement is part of the
 * request's transaction: servers hear it after the commit, and never hear of a change that was
 * rolled back. With `req.context.skipRevalidate` (imports, seeds) nothing is announced.
 */
export async function notifyTags(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  if (req.context.skipRevalidate) return
  const unique = [...new Set(tags)]
  const executor = await getExecutor(req)
  for (let start = 0; start < unique.length; start += tagsPerNotice) {
    const notice = JSON.stringify(unique.slice(start, start + tagsPerNotice))
    await executor.execute(sql`select pg_notify(${cacheChannel}, ${notice})`)
  }
}

/**
 * Hooks for a collection: a change announces the tags of the record as it was and as it is, so
 * that a record that moves disappears from its old place too. Autosaves write a draft that no
 * visitor sees, and announce nothing.
 *
 * @param tagsOfKnown announced as well when a record changes or goes that others may show already, of
 *   the record as it was and as it is
 */
export function createRevalidateHooks<Doc extends object>(
  tagsOf: (doc: Doc) => readonly string[],
  tagsOfKnown: (doc: Doc) => readonly string[] = () => [],
): {
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
} {
  const isRecord = (doc: unknown): doc is Doc =>
    typeof doc === 'object' && doc !== null && 'id' in doc
  return {
    afterChange: [
      async ({ doc, previousDoc, operation, req }) => {
        if (req.query?.autosave === 'true') return
        const docs = [previousDoc, doc].filter(isRecord)
        const known = operation === 'update' ? docs.flatMap(tagsOfKnown) : []
        await notifyTags(req, [...docs.flatMap(tagsOf), ...known])
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        const docs = [doc].filter(isRecord)
        await notifyTags(req, [...docs.flatMap(tagsOf), ...docs.flatMap(tagsOfKnown)])
      },
    ],
  }
}

/** Hooks for a global: every save announces the given tags. */
export function createGlobalRevalidateHooks(tags: readonly string[]): {
  afterChange: GlobalAfterChangeHook[]
} {
  return {
    afterChange: [
      async ({ req }) => {
        await notifyTags(req, tags)
      },
    ],
  }
}
