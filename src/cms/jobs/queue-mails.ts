import type { PayloadRequest } from 'payload'
import { toMailbox } from '@/domain/contact/mailbox'
import type { Locale } from '@/domain/kernel/locales'
import { nameMailKind } from '../collections/mails/kind-names'

/** A mail to be sent. What it says is composed when it leaves. */
export type MailOrder = {
  /** Name under which the running site knows how to compose it. */
  kind: string
  to: string
  locale: Locale
  /** Shown to the desk before the mail was composed; else it is called by its kind. */
  subject?: string
  enquiryId?: number | null
  /** What composing needs besides the enquiry; gone once the mail was sent. */
  data?: Readonly<Record<string, unknown>>
  /** When it leaves; at once unless set. */
  leavesAt?: Date
}

/** Lets the worker send a mail; part of the transaction of `req`. */
export async function queueMailJob(
  req: PayloadRequest,
  mailId: number,
  leavesAt?: Date,
): Promise<void> {
  const input = { mail: mailId }
  await req.payload.jobs.queue({ task: 'send-mail', input, req, waitUntil: leavesAt })
}

const contextKey = 'sparedMailboxes'

/** Lets a request cause no mail to these mailboxes, whoever orders one; spelt as by `toMailbox`. */
export function spareMailboxes(req: PayloadRequest, mailboxes: readonly string[]): void {
  req.context[contextKey] = mailboxes
}

function isSpared({ context }: PayloadRequest, address: string): boolean {
  const spared: unknown = context[contextKey]
  return Array.isArray(spared) && spared.includes(toMailbox(address))
}

/**
 * Writes mails and queues them, in the transaction of `req`: they leave if and only if it is
 * committed. One to a mailbox that the request spares is left out.
 *
 * @returns the ids of those that leave, in the order of the orders
 */
export async function queueMails(
  req: PayloadRequest,
  orders: readonly MailOrder[],
): Promise<number[]> {
  const ids: number[] = []
  for (const { kind, to, locale, subject, enquiryId, data, leavesAt } of orders) {
    if (isSpared(req, to)) continue
    const { id } = await req.payload.create({
      collection: 'mails',
      depth: 0,
      req,
      data: {
        kind,
        to,
        locale,
        subject: subject ?? nameMailKind(kind, locale),
        enquiry: enquiryId ?? null,
        data: data && { ...data },
        state: 'queued',
        attempts: 0,
      },
    })
    await queueMailJob(req, id, leavesAt)
    ids.push(id)
  }
  return ids
}
