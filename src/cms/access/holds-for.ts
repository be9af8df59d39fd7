import type { AccessResult, CollectionSlug, PayloadRequest } from 'payload'
import { toNestedRequest } from '../hooks/nested-request'

/** Whether the answer of an access rule holds for one record, which may be a draft. */
export async function holdsFor(
  req: PayloadRequest,
  answer: AccessResult,
  { collection, id }: { collection: CollectionSlug; id: number },
): Promise<boolean> {
  if (answer === false) return false
  const own = { id: { equals: id } }
  const where = answer === true ? own : { and: [own, answer] }
  const { totalDocs } = await req.payload.count({ collection, where, req: toNestedRequest(req) })
  return totalDocs > 0
}
