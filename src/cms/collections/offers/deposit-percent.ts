import { usualDepositPercent } from '@/domain/offers/deposit'
import type { PayloadRequest } from 'payload'
import { toNestedRequest } from '../../hooks/nested-request'

/** The deposit that an offer names, as per cent of the price: the agency's own, or the usual one. */
export async function getDepositPercent(req: PayloadRequest): Promise<number> {
  const { offerDepositPercent } = await req.payload.findGlobal({
    slug: 'company',
    depth: 0,
    req: toNestedRequest(req),
  })
  return offerDepositPercent ?? usualDepositPercent
}
