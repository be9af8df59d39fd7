import { APIError, Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { fallbackLocale } from '@/domain/kernel/locales'
import { parseRecordId } from '@/domain/kernel/record-id'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { words } from '../../fields/words'
import { toEditorMessage } from '../../hooks/editor-message'
import { isWithinOwn } from '../../hooks/keep-to-own-listings'
import { inTransaction } from '../../hooks/transaction'
import { toRelationId } from '../../relation-id'
import { dropSecondFactor } from '../../second-factors'
import { createOwnerFactorNotice } from './second-factor'

const notOn = words(
  'De tweede stap van deze eigenaar staat niet aan. Laad de pagina opnieuw.',
  'La deuxième étape de ce propriétaire n’est pas activée. Rechargez la page.',
  'The second step of this owner is not on. Load the page again.',
  'Der zweite Schritt dieses Eigentümers ist nicht eingeschaltet. Laden Sie die Seite neu.',
)

/**
 * Refuses who asks, unless the homes of the account are all among the own ones: what keeps others out
 * of the portal of a colleague's home is taken away by that colleague or an editor.
 *
 * @param within the transaction in which it is switched off
 */
async function keepToOwn(req: PayloadRequest, within: PayloadRequest, id: number): Promise<void> {
  const options = { collection: 'owners', id, depth: 0, disableErrors: true } as const
  const owner = await req.payload.findByID({ ...options, req: within })
  const homes = (owner?.properties ?? []).map(({ property }) => toRelationId(property))
  for (const home of homes) {
    if (home !== null && !(await isWithinOwn(req, 'properties', home))) throw new Forbidden(req.t)
  }
}

/**
 * Switches the second factor of an owner off who lost the phone and the recovery codes; the owner is
 * told by mail. For editors, and for agents who work on every home of the account; 403 for others, 404
 * where it is not on.
 */
export const secondFactorEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/second-factor-off',
  method: 'post',
  handler: async (req) => {
    const { payload, routeParams, t } = req
    if (!agentsAndEditors({ req })) throw new Forbidden(t)
    const id = parseRecordId(String(routeParams?.['id']))
    const now = new Date()
    const wasOn = await inTransaction(payload, async (within) => {
      if (id === null) return false
      await keepToOwn(req, within, id)
      if (!(await dropSecondFactor('owners', within, id))) return false
      await createOwnerFactorNotice(id, { now, otherwise: fallbackLocale })(within, 'offByStaff')
      return true
    })
    if (!wasOn) throw new APIError(toEditorMessage(req, notOn), 404, null, true)
    return Response.json({ switchedOffAt: now.toISOString() })
  },
}
