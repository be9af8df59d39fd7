import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { findEnquiryState } from '@/domain/appointments/enquiry-states'
import { getExecutor } from '../../hooks/transaction'
import type { Appointment } from '../../payload-types'
import { toRelationId } from '../../relation-id'

/**
 * Takes the enquiry with which somebody booked out of those that nobody has looked at, as soon as its
 * appointment needs no answer any more, in the transaction that decides on it: else the desk counts it
 * as new, and the office is reminded of it. An answered one is new again when its visitor asks for
 * another time, or takes a place for which the agency has to agree. One statement, so that an enquiry
 * that an editor moves on at this moment stays as the editor left it.
 */
export const settleEnquiry: CollectionAfterChangeHook<Appointment> = async (change) => {
  const { doc, operation, previousDoc, req } = change
  // A request that is moved is another one, in the same state.
  const isAsked = doc.state === 'requested' && previousDoc.requestedAt !== doc.requestedAt
  const isDecided = operation === 'create' || previousDoc.state !== doc.state || isAsked
  const enquiryId = toRelationId(doc.enquiry)
  const state = findEnquiryState(doc.state, Boolean(doc.email))
  if (!isDecided || enquiryId === null || state === null) return
  // Of a second request the office may have to be reminded as well, though nobody answered the first.
  const from = [state === 'new' ? 'answered' : 'new', ...(isAsked ? ['new'] : [])]
  const executor = await getExecutor(req)
  // By the clock and never back: a form of the desk that saved meanwhile has a later moment than the
  // beginning of this transaction. What is new again may be reminded of again.
  await executor.execute(sql`
    update enquiries set state = ${state},
      updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond'),
      escalated_at = case when ${state} = 'new' then null else escalated_at end
    where id = ${enquiryId} and state in ${from}`)
}
