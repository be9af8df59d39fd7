import type { CollectionBeforeChangeHook } from 'payload'
import { toNestedRequest } from '../../../hooks/nested-request'

/** Whoever sets up an empty site manages it; otherwise nobody could hand out roles. */
export const makeFirstUserAdministrator: CollectionBeforeChangeHook = async ({
  data,
  operation,
  req,
}) => {
  if (operation !== 'create') return data
  const { totalDocs } = await req.payload.count({ collection: 'users', req: toNestedRequest(req) })
  return totalDocs === 0 ? { ...data, role: 'administrator' } : data
}
