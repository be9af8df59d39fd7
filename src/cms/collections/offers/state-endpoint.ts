import { APIError, Forbidden, type Endpoint } from 'payload'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { parseRecordId } from '@/domain/kernel/record-id'
import { offerStates } from '@/domain/offers/validity'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { mayRead } from '../../access/may-read'
import { words } from '../../fields/words'
import { toEditorMessage } from '../../hooks/editor-message'
import { inTransaction } from '../../hooks/transaction'
import { noteOfferState } from './note-state'

const notOpen = words(
  'Dat lukte niet: het bod staat niet meer open, of het loopt nog.',
  'Cela n’a pas fonctionné : l’offre n’est plus ouverte, ou elle court encore.',
  'That did not work: the offer is not open any more, or it still runs.',
  'Das hat nicht geklappt: Das Angebot ist nicht mehr offen oder läuft noch.',
)

/**
 * Notes what the seller or the buyers decided about an open offer, and tells the signers. For those
 * who sell; 409 for an offer that cannot come into that state any more, or is not there.
 */
export const stateEndpoint: Endpoint = {
  path: '/:id/note/:state',
  method: 'post',
  handler: async (req) => {
    if (!agentsAndEditors({ req })) throw new Forbidden(req.t)
    const id = parseRecordId(String(req.routeParams?.['id']))
    const state = offerStates.find((one) => one === req.routeParams?.['state'])
    const today = toBelgianDay(new Date())
    const by = req.user?.collection === 'users' ? req.user.name : ''
    const isNoted =
      id !== null &&
      state !== undefined &&
      // An agent decides nothing about what a colleague sells.
      (await mayRead(req, 'offers', id)) &&
      (await inTransaction(req.payload, (own) => noteOfferState(own, id, { state, by, today })))
    if (!isNoted) throw new APIError(toEditorMessage(req, notOpen), 409, null, true)
    return Response.json({ state })
  },
}
