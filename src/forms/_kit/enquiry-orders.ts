import 'server-only'
import type { PayloadRequest } from 'payload'
import type { MailOrder } from '@/cms/jobs/queue-mails'
import { findAgencyReader } from '@/server/mail/agency-reader-queries'
import type { FormDefinition } from './define-form'
import type { Enquiry } from './enquiry'

/** Names of the mails that an enquiry causes. */
export const enquiryMailKinds = {
  notice: 'enquiry-notice',
  receipt: 'enquiry-receipt',
  escalation: 'enquiry-escalation',
} as const

/**
 * The mails that leave once an enquiry is stored: one to the agency, and one to who sent it unless
 * the form answers in its own way.
 *
 * @param within the account of who deals with it, and the request whose transaction reads it
 */
export async function toMailOrders(
  enquiry: Enquiry,
  definition: Pick<FormDefinition, 'answersItself' | 'noticeKind'>,
  { userId = null, req }: { userId?: number | null; req?: PayloadRequest } = {},
): Promise<MailOrder[]> {
  const { answersItself = false, noticeKind = enquiryMailKinds.notice } = definition
  const { propertyId, projectId } = enquiry
  const reader = await findAgencyReader({ propertyId, projectId, userId }, req)
  const { person, locale } = enquiry
  return [
    ...(reader === null ? [] : [{ kind: noticeKind, ...reader }]),
    ...(person.email === null || answersItself
      ? []
      : [{ kind: enquiryMailKinds.receipt, to: person.email, locale }]),
  ]
}
