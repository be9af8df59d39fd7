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
  const read = async (draft: boolean): Promise<unknown> => {
    const select = { _status: true } as never
    const found: object | null = await req.payload.findByID({
      ...options,
      draft,
      select,
      req: toNestedRequest(req),
    })
    return Reflect.get(found ?? {}, '_status')
  }
  return { live: await read(false), latest: await read(true) }
}
