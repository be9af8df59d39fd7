import { APIError, Forbidden, type Endpoint } from 'payload'
import { fallbackLocale } from '@/domain/kernel/locales'
import { parseRecordId } from '@/domain/kernel/record-id'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { words } from '../../fields/words'
import { toEditorMessage } from '../../hooks/editor-message'
import { inTransaction, lockRecord } from '../../hooks/transaction'
import { queueMails } from '../../jobs/queue-mails'
import { worksForOwner } from './keep-to-own-homes'
import { loginLinkMailKinds, toLinkMailData } from './link-mails'

/** Invitations of one owner within so many milliseconds are one: a press that came twice. */
const sameMs = 10_000

const noOwner = words(
  'Deze eigenaar bestaat niet meer. Laad de pagina opnieuw.',
  'Ce propriétaire n’existe plus. Rechargez la page.',
  'This owner is not there any more. Load the page again.',
  'Diesen Eigentümer gibt es nicht mehr. Laden Sie die Seite neu.',
)

/**
 * Invites an owner into the portal: a mail with a link that is good for a week and takes the place
 * of the one before. For editors, and for agents who work for the owner; 403 for others, 404 where there
 * is no such owner.
 */
export const inviteEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/invite',
  method: 'post',
  handler: async (asked) => {
    const { payload, routeParams, t } = asked
    if (!agentsAndEditors({ req: asked })) throw new Forbidden(t)
    const id = parseRecordId(String(routeParams?.['id']))
    const now = new Date()
    const isFound = await inTransaction(payload, async (req) => {
      const options = { collection: 'owners', depth: 0, showHiddenFields: true } as const
      if (id === null) return false
      // Of two presses at the same moment the second finds what the first wrote.
      await lockRecord(req, 'owners', id)
      const owner = await payload.findByID({ ...options, disableErrors: true, id, req })
      if (owner === null) return false
      if (!(await worksForOwner(asked, owner))) throw new Forbidden(t)
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
    if (!isFound) throw new APIError(toEditorMessage(asked, noOwner), 404, null, true)
    return Response.json({ invitedAt: now.toISOString() })
  },
}
