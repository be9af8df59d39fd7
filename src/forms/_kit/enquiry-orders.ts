import 'server-only'
import type { MailOrder } from '@/cms/jobs/queue-mails'
import { findAgencyReader } from '@/server/mail/agency-reader-queries'
import type { FormDefinition } from './define-form'
import type { Enquiry } from './enquiry'

/** Names of the mails that an enquiry causes. */
export const enquiryMailKinds = { notice: 'enquiry-notice', receipt: 'enquiry-receipt' } as const

/**
 * The mails that leave once an enquiry is stored: one to the agency, and one to who sent it unless
 * the form answers in its own way.
 */
export async function toMailOrders(
  enquiry: Enquiry,
  definition: Pick<FormDefinition, 'answersItself' | 'noticeKind'>,
): Promise<MailOrder[]> {
  const { answersItself = false, noticeKind = enquiryMailKinds.notice } = definition
  const reader = await findAgencyReader(enquiry)
  const { person, locale } = enquiry
  return [
    ...(reader === null ? [] : [{ kind: noticeKind, ...reader }]),
    ...(person.email === null || answersItself
      ? []
      : [{ kind: enquiryMailKinds.receipt, to: person.email, locale }]),
  ]
}
