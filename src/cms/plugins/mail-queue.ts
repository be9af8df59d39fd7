import { createLocalReq, type EmailAdapter } from 'payload'
import { fallbackLocale } from '@/domain/kernel/locales'
import { deskMailKind } from '../collections/mails/fields'
import { queueMails } from '../jobs/queue-mails'

function toAddress(to: unknown): string {
  const [first] = [to].flat()
  const address =
    typeof first === 'object' && first !== null && 'address' in first ? first.address : first
  if (typeof address !== 'string' || address === '') {
    throw new TypeError(`Expected the address of one receiver, got ${typeof address}`)
  }
  return address
}

/**
 * Mails that the framework writes itself, such as the link for a forgotten password of staff, go
 * the way of all others: into the queue, from which the worker sends them.
 *
 * @param from the sender that the framework names; the queue sets the agency's own
 */
export function createMailQueue(from: string): EmailAdapter<null> {
  return ({ payload }) => ({
    name: 'queue',
    defaultFromAddress: from,
    defaultFromName: '',
    sendEmail: async ({ to, subject, html, text }) => {
      const req = await createLocalReq({}, payload)
      await queueMails(req, [
        {
          kind: deskMailKind,
          to: toAddress(to),
          locale: fallbackLocale,
          subject,
          data: { subject, html, text },
        },
      ])
      return null
    },
  })
}
