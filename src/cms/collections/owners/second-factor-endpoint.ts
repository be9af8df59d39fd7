import { APIError, Forbidden, type Endpoint } from 'payload'
import { fallbackLocale } from '@/domain/kernel/locales'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { inTransaction } from '../../hooks/transaction'
import { dropSecondFactor, tellOfSecondFactor } from './second-factor'

/**
 * Switches the second factor of an owner off who lost the phone and the recovery codes; the owner is
 * told by mail. For those who may invite owners; 403 for others, 404 where it is not on.
 */
export const secondFactorEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/second-factor-off',
  method: 'post',
  handler: async (req) => {
    const { payload, routeParams, t } = req
    if (!agentsAndEditors({ req })) throw new Forbidden(t)
    const id = Number(routeParams?.['id'])
    const now = new Date()
    const wasOn = await inTransaction(payload, async (within) => {
      if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) return false
      if (!(await dropSecondFactor(within, id))) return false
      const notice = { event: 'offByStaff', now, otherwise: fallbackLocale } as const
      await tellOfSecondFactor(within, id, notice)
      return true
    })
    if (!wasOn) throw new APIError('This account has no second factor', 404, null, true)
    return Response.json({ switchedOffAt: now.toISOString() })
  },
}
