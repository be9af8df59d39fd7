import type { CollectionSlug, PayloadRequest } from 'payload'

/** Whether who asks may read a record; false as well where there is none. */
export async function mayRead(
  { payload, user }: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<boolean> {
  const where = { id: { equals: id } }
  const as = { overrideAccess: false, user } as const
  const { totalDocs } = await payload.count({ collection, where, ...as })
  return totalDocs > 0
}
