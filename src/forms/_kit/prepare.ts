import type { MailOrder } from '@/cms/jobs/queue-mails'
import type { Result } from '@/domain/kernel/result'
import type { Enquiry } from './enquiry'

/** What is kept of a sent form, and the mails that leave once it is kept. */
export type Prepared = { enquiry: Enquiry; orders: readonly MailOrder[] }

/**
 * A form's own way from what was sent to what is kept. `usual` are the mails of every form: the
 * notice to the agency and the receipt. An error is a code at a field.
 */
export type Prepare = (
  sent: Enquiry,
  usual: readonly MailOrder[],
  now: Date,
) => Promise<Result<Prepared, { field: string; code: string }>>
