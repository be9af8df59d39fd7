import { APIError, Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { offerStates } from '@/domain/offers/validity'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { inTransaction } from '../../hooks/transaction'
import { noteOfferState } from './note-state'

/** An agent decides nothing about what a colleague sells. */
async function mayRead({ payload, user }: PayloadRequest, id: number): Promise<boolean> {
  const where = { id: { equals: id } }
  const as = { overrideAccess: false, user } as const
  const { totalDocs } = await payload.count({ collection: 'offers', where, ...as })
  return totalDocs > 0
}

/**
 * Notes what the seller or the buyers decided about an open offer, and tells the signers. For staff;
 * 409 for an offer that cannot come into that state any more, or is not there.
 */
export const stateEndpoint: Endpoint = {
  path: '/:id/note/:state',
  method: 'post',
  handler: async (req) => {
    if (!agentsAndEditors({ req })) throw new Forbidden(req.t)
    const id = Number(req.routeParams?.['id'])
    const state = offerStates.find((one) => one === req.routeParams?.['state'])
    const today = toBelgianDay(new Date())
    const by = req.user?.collection === 'users' ? req.user.name : ''
    const isNoted =
      Number.isSafeInteger(id) &&
      state !== undefined &&
      (await mayRead(req, id)) &&
      (await inTransaction(req.payload, (own) => noteOfferState(own, id, { state, by, today })))
    if (!isNoted) throw new APIError('This offer cannot be noted as such any more', 409, null, true)
    return Response.json({ state })
  },
}
