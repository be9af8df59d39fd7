import { sql } from '@payloadcms/db-postgres'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import type { OfferContent } from '@/domain/offers/offer-content'
import { canChangeOfferState, type OfferState } from '@/domain/offers/validity'
import type { PayloadRequest } from 'payload'
import { toNestedRequest } from '../../hooks/nested-request'
import { getExecutor } from '../../hooks/transaction'
import { queueOfferMails } from './mail-orders'

type NotedRow = { content: OfferContent; enquiry_id: number | null }

/** What is noted of an offer, by whom (the name of the account), on which Belgian day. */
type Decision = { state: OfferState; by: string; today: CalendarDay }

/**
 * Notes what became of an open offer and who said so, and tells its signers in the transaction of
 * `req`. In one statement, so that of two decisions at the same moment one counts. An offer whose
 * days are over can be noted as expired and as nothing else.
 *
 * @returns whether it was noted; false when the offer is not open any more, or was never there
 */
export async function noteOfferState(
  req: PayloadRequest,
  id: number,
  { state, by, today }: Decision,
): Promise<boolean> {
  if (!canChangeOfferState('open', state)) return false
  const executor = await getExecutor(req)
  const inTime = state === 'expired' ? sql`ends_on < ${today}` : sql`ends_on >= ${today}`
  const { rows } = await executor.execute<NotedRow>(sql`
    update offers set state = ${state}::enum_offers_state, noted_by = ${by}, noted_at = now(),
      updated_at = now()
    where id = ${id} and state = 'open' and ${inTime}
    returning content, enquiry_id
  `)
  const [noted] = rows
  if (noted === undefined) return false
  const { content, enquiry_id: enquiryId } = noted
  await queueOfferMails(toNestedRequest(req), { id, content, enquiryId }, state)
  return true
}
