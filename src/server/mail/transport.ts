import 'server-only'
import { createTransport, type Transporter } from 'nodemailer'
import { env } from '../env'
import type { MailAttachment } from './mail-document'
import type { RenderedMail } from './render-mail'

export type Letter = RenderedMail & {
  id: number
  from: { name: string; address: string }
  to: string
  replyTo?: string
  unsubscribeHref?: string
  attachments?: readonly MailAttachment[]
}

/** Milliseconds after which a server that does not answer is left, to be tried again later. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

let opened: { url: string; transporter: Transporter } | null = null

function open(url: string): Transporter {
  if (opened?.url === url) return opened.transporter
  opened?.transporter.close()
  const transporter = createTransport({ url, pool: true, maxConnections: 5, ...patience })
  opened = { url, transporter }
  return transporter
}

function toHeaders({ unsubscribeHref }: Letter): Record<string, string> {
  // Answers of machines to machines would go round in a circle.
  const own = { 'Auto-Submitted': 'auto-generated' }
  if (unsubscribeHref === undefined) return own
  return {
    ...own,
    'List-Unsubscribe': `<${unsubscribeHref}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/**
 * Hands a mail to the mail server.
 *
 * @returns false when no server is set, so that the mail is to stay in the outbox
 * @throws the library's error when the server cannot be reached or refuses
 */
export async function sendLetter(letter: Letter, smtpUrl: string | undefined): Promise<boolean> {
  if (smtpUrl === undefined) return false
  const { id, from, to, replyTo, subject, html, text, attachments = [] } = letter
  await open(smtpUrl).sendMail({
    // The same at every try, so that a mail that was taken twice can be shown once.
    messageId: `<mail-${id}@${new URL(env().SITE_URL).hostname}>`,
    from,
    to: { name: '', address: to },
    replyTo,
    subject,
    html,
    text,
    headers: toHeaders(letter),
    attachments: attachments.map(({ name, contentType, content }) => ({
      filename: name,
      contentType,
      content: typeof content === 'string' ? content : Buffer.from(content),
    })),
    // Nothing in a mail may make the server read a file or ask another one.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return true
}

/** What is known of a refusal: a code of the library, and the number and words of the server. */
type Refusal = { code: string; responseCode: number | null; response: string }

function readRefusal(cause: unknown): Refusal {
  const read = (name: string): unknown =>
    typeof cause === 'object' && cause !== null && name in cause
      ? (cause as Record<string, unknown>)[name]
      : undefined
  const number = read('responseCode')
  return {
    code: String(read('code') ?? (cause instanceof Error ? cause.name : 'unknown')),
    responseCode: typeof number === 'number' ? number : null,
    response: typeof read('response') === 'string' ? String(read('response')) : '',
  }
}

/** Longest problem that is kept, in characters. */
const problemCharactersMax = 500

/** What the desk reads about a mail that did not leave. */
export function toProblem(cause: unknown): string {
  const { code, response } = readRefusal(cause)
  return [code, response].filter(Boolean).join(': ').slice(0, problemCharactersMax)
}

/** Whether trying again is of no use: the server knows the receiver and wants no mail for it. */
export function isFinalRefusal(cause: unknown): boolean {
  const { code, responseCode } = readRefusal(cause)
  // What a server says about the one who logs in may be mended in its settings.
  return code !== 'EAUTH' && responseCode !== null && responseCode >= 550 && responseCode < 560
}
