import 'server-only'
import { findPlaceCodes } from '@/cms/matching/find-places'
import { findPlacesProblem } from '@/cms/matching/find-places-problem'
import { err, ok } from '@/domain/kernel/result'
import { demandPlacesMax, zoneListSchema } from '@/domain/matching/zones'
import { orderPrices } from '@/domain/pricing/order-prices'
import { payloadAsSystem } from '@/server/payload'
import { toWordsCode } from '@/ui/error-sentence'
import type { Prepare } from '../_kit/prepare'

/**
 * Refuses places that nobody knows, by name: who is told nothing of them would wait for homes that
 * are never looked for. A postcode is always taken. A budget that was typed from high to low is put
 * right, and that is told.
 */
export const prepareDemand: Prepare = async (sent, usual) => {
  const zones = zoneListSchema.parse(sent.fields['zones'])
  const payload = await payloadAsSystem('looking up the places that a visitor typed')
  const { codes, unknown } = await findPlaceCodes({ payload }, zones)
  const problem = await findPlacesProblem({ payload }, unknown, sent.locale)
  if (problem) return err({ field: 'zones', code: toWordsCode(problem.code, problem.words) })
  if (codes.length > demandPlacesMax) {
    return err({ field: 'zones', code: 'zones.tooManyPostcodes' })
  }
  return ok({ enquiry: { ...sent, fields: orderPrices(sent.fields) }, orders: usual })
}
