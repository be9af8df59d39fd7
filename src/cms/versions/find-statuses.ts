import type { CollectionSlug, PayloadRequest } from 'payload'
import { toNestedRequest } from '../hooks/nested-request'

/** Of the record as visitors have it, and as it was saved last. */
export type Statuses = { live: unknown; latest: unknown }

/** Whether a record is online, and whether what was saved last is; undefined where there is none. */
export async function findStatuses(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<Statuses> {
  const options = { collection, id, depth: 0, disableErrors: true, trash: true } as const
  const read = (draft: boolean) =>
    req.payload.findByID({ ...options, draft, req: toNestedRequest(req) })
  const [live, latest] = [await read(false), await read(true)]
  return { live: Reflect.get(live ?? {}, '_status'), latest: Reflect.get(latest ?? {}, '_status') }
}
