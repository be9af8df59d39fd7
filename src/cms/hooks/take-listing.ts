import type { CollectionBeforeValidateHook } from 'payload'
import { toNestedRequest } from './nested-request'

/** An agent who makes a listing manages it, unless somebody else was named. */
export const takeListing: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  const { user } = req
  if (operation !== 'create' || user?.collection !== 'users' || user.role !== 'agent') return data
  if (data?.['manager']) return data
  const { docs } = await req.payload.find({
    collection: 'team',
    where: { user: { equals: user.id } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    sort: 'id',
    req: toNestedRequest(req),
  })
  return { ...data, manager: docs[0]?.id ?? null }
}
