import type { CollectionBeforeDeleteHook } from 'payload'
import { toNestedRequest } from '../../hooks/nested-request'
import { ownerMailKinds } from '../../privacy/owner-mails'

/**
 * Deletes the mails about an account together with it: no enquiry takes them along, so that they would
 * stand in the desk with the address for a year. What still waits does not leave.
 */
export const deleteMails: CollectionBeforeDeleteHook = async ({ req, id }) => {
  const nested = toNestedRequest(req)
  const options = { collection: 'owners', id, depth: 0, disableErrors: true } as const
  const owner = await req.payload.findByID({ ...options, req: nested })
  if (owner === null) return
  await req.payload.delete({
    collection: 'mails',
    // Who also sent a form or gets the newsletter keeps the mails about that.
    where: {
      and: [{ to: { equals: owner.email } }, { kind: { in: [...ownerMailKinds] } }],
    },
    depth: 0,
    req: nested,
  })
}
