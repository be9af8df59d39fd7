import { APIError, Forbidden, type Endpoint } from 'payload'
import { fallbackLocale } from '@/domain/kernel/locales'
import { parsePublicId } from '@/domain/routes/public-id'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { inTransaction, lockRecord } from '../../hooks/transaction'
import { queueMails } from '../../jobs/queue-mails'
import { loginLinkMailKinds, toLinkMailData } from './link-mails'

/** Invitations of one owner within so many milliseconds are one: a press that came twice. */
const sameMs = 10_000

/**
 * Invites an owner into the portal: a mail with a link that is good for a week and takes the place
 * of the one before. For staff; 403 for others, 404 where there is no such owner.
 */
export const inviteEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/invite',
  method: 'post',
  handler: async ({ payload, user, routeParams, t, ...rest }) => {
    if (!agentsAndEditors({ req: { payload, user, routeParams, t, ...rest } }))
      throw new Forbidden(t)
    const id = parsePublicId(String(routeParams?.['id']))
    const now = new Date()
    const isFound = await inTransaction(payload, async (req) => {
      const options = { collection: 'owners', depth: 0, showHiddenFields: true } as const
      if (id === null) return false
      // Of two presses at the same moment the second finds what the first wrote.
      await lockRecord(req, 'owners', id)
      const owner = await payload.findByID({ ...options, disableErrors: true, id, req })
      if (owner === null) return false
      const before = owner.invitedAt ? new Date(owner.invitedAt).getTime() : -Infinity
      if (now.getTime() - before < sameMs) return true
      await payload.update({
        collection: 'owners',
        id,
        data: { invitedAt: now.toISOString() },
        depth: 0,
        req,
      })
      const locale = owner.locale ?? fallbackLocale
      const order = { kind: loginLinkMailKinds.invitation, to: owner.email, locale }
      await queueMails(req, [{ ...order, data: toLinkMailData(owner, now) }])
      return true
    })
    if (!isFound) throw new APIError('There is no such owner', 404, null, true)
    return Response.json({ invitedAt: now.toISOString() })
  },
}
