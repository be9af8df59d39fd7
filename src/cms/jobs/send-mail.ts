import type { PayloadRequest, TaskConfig } from 'payload'

/** Sends one queued mail, or throws so that it is tried again later. */
export type MailSender = (mailId: number, req: PayloadRequest) => Promise<void>

let sender: MailSender | null = null

/**
 * Tells this process how mails are composed and sent. The configuration is read in plain Node too,
 * where no page and no mail can be drawn; there the queue can be filled but not emptied.
 */
export function setMailSender(next: MailSender): void {
  sender = next
}

/** Times that a mail is tried before the desk has to look at it. */
export const mailAttemptsMax = 12

/**
 * Tries of the task besides those that the mail counts: the database went away before a try could be
 * counted, or another batch had the mail in hand. The mail is given up first, so that none waits for
 * a task that is over, unseen by the desk.
 */
const uncountedMax = 20

/**
 * The task that sends a mail. The first new try comes after `retryMs` milliseconds, each further
 * one after twice as long: with 15 seconds the twelfth comes after some 8 hours.
 */
export function createSendMailTask({ retryMs }: { retryMs: number }) {
  return {
    slug: 'send-mail',
    inputSchema: [{ name: 'mail', type: 'number', required: true }],
    retries: {
      attempts: mailAttemptsMax + uncountedMax,
      backoff: { type: 'exponential', delay: retryMs },
    },
    handler: async ({ input, req }) => {
      if (sender === null) throw new Error('Mails are sent by the running site alone')
      await sender(input.mail, req)
      return { output: {} }
    },
  } satisfies TaskConfig<'send-mail'> as TaskConfig<'send-mail'>
}
