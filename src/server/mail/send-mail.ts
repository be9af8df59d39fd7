import 'server-only'
import type { PayloadRequest } from 'payload'
import type { Mail } from '@/cms/payload-types'
import { toRelationId } from '@/cms/relation-id'
import { deskMailKind } from '@/cms/collections/mails/fields'
import { mailAttemptsMax, type MailSender } from '@/cms/jobs/send-mail'
import type { Locale } from '@/domain/kernel/locales'
import { logError, withoutText } from '../log/log'
import { getMailAgency } from './agency-queries'
import { isSecretDocument, toKeptDocument, type MailDocument } from './mail-document'
import { putInOutbox } from './outbox'
import { renderMail, type RenderedMail } from './render-mail'
import { isFinalRefusal, sendLetter, toProblem, type Letter } from './transport'
import { env } from '../env'

/** A mail that waits, as its kind sees it. */
export type QueuedMail = {
  /** The number of its record; absent where a mail is composed that nobody queued. */
  id?: number
  to: string
  locale: Locale
  enquiryId: number | null
  data: Readonly<Record<string, unknown>>
}

/** Composes the mails of a kind. Null when what it was about is gone. */
export type ComposeMail = (mail: QueuedMail) => Promise<MailDocument | null>

/** How to compose each kind. */
export type MailKinds = Readonly<Record<string, ComposeMail>>

function readData(data: Mail['data']): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {}
}

function readText(data: Readonly<Record<string, unknown>>, name: string): string {
  const text = data[name]
  return typeof text === 'string' ? text : ''
}

type Composed = RenderedMail &
  Pick<Letter, 'to' | 'replyTo' | 'unsubscribeHref' | 'attachments' | 'from'> & {
    /** What may be kept of a letter that opens an account; absent where all of it may. */
    kept?: Pick<RenderedMail, 'html' | 'text'>
  }

/** The link with which a password of staff is chosen, as the framework writes it. */
const resetLink = /(\/admin\/reset\/)[^"'<>\s]+/g

const withoutLink = (text: string) => text.replace(resetLink, '$1…')

export type MailSettings = {
  /** Without it mails stay in the outbox. */
  smtpUrl?: string
  /** The address that mails come from; that of the agency unless set. */
  from?: string
}

async function compose(
  mail: Mail,
  kinds: MailKinds,
  settings: MailSettings,
): Promise<Composed | null> {
  const data = readData(mail.data)
  const agency = await getMailAgency(mail.locale)
  const address = settings.from ?? agency.email ?? `noreply@${new URL(env().SITE_URL).hostname}`
  const from = { name: agency.name, address }
  if (mail.kind === deskMailKind) {
    const [html, text] = [readText(data, 'html'), readText(data, 'text')]
    const kept = { html: withoutLink(html), text: withoutLink(text) }
    return { from, to: mail.to, subject: readText(data, 'subject'), html, text, kept }
  }
  const kind = kinds[mail.kind]
  if (kind === undefined) throw new Error(`Nobody knows how to compose a mail "${mail.kind}"`)
  const document = await kind({
    id: mail.id,
    to: mail.to,
    locale: mail.locale,
    enquiryId: toRelationId(mail.enquiry),
    data,
  })
  if (document === null) return null
  const { to = mail.to, replyTo, unsubscribeHref, attachments } = document
  const rendered = await renderMail(document, agency)
  const kept = isSecretDocument(document)
    ? await renderMail(toKeptDocument(document), agency)
    : undefined
  return { ...rendered, from, to, replyTo, unsubscribeHref, attachments, kept }
}

type Change = Partial<
  Pick<
    Mail,
    'to' | 'state' | 'attempts' | 'problem' | 'sentAt' | 'subject' | 'html' | 'text' | 'data'
  >
>

async function note(mail: Mail, change: Change, req: PayloadRequest): Promise<void> {
  // Nobody but the queue writes mails, so there is no rule to ask and no editor to lock out.
  const data = { ...change, updatedAt: new Date().toISOString() }
  await req.payload.db.updateOne({ collection: 'mails', id: mail.id, data, req, returning: false })
}

async function noteFailure(mail: Mail, cause: unknown, req: PayloadRequest): Promise<boolean> {
  const attempts = mail.attempts + 1
  const isGivenUp = attempts >= mailAttemptsMax || isFinalRefusal(cause)
  const state = isGivenUp ? 'failed' : 'queued'
  await note(mail, { attempts, state, problem: toProblem(cause) }, req)
  return isGivenUp
}

async function deliver(
  mail: Mail,
  { kinds, settings, req }: { kinds: MailKinds; settings: MailSettings; req: PayloadRequest },
): Promise<void> {
  const composed = await compose(mail, kinds, settings)
  const attempts = mail.attempts + 1
  if (composed === null) {
    await note(mail, { attempts, state: 'dropped', problem: null, data: null }, req)
    return
  }
  const isSent = await sendLetter({ ...composed, id: mail.id }, settings.smtpUrl)
  const { to, subject, kept } = composed
  // Nobody who reads records gets into an account by it; whoever runs the site still finds the letter.
  if (!isSent && kept) await putInOutbox({ ...composed, id: mail.id })
  const { html, text } = kept ?? composed
  await note(
    mail,
    {
      attempts,
      to,
      subject,
      state: isSent ? 'sent' : 'kept',
      problem: null,
      sentAt: new Date().toISOString(),
      // What it was made from may hold a link that opens an account; it has done its work.
      data: null,
      ...(!isSent && { html, text }),
    },
    req,
  )
}

/**
 * Sends what waits in the queue. A mail that was sent is left alone; one that cannot leave throws,
 * so that the queue tries again, until it is given up and waits for the desk.
 */
export function createMailSender(kinds: MailKinds, settings: MailSettings): MailSender {
  /** Mails that this process hands over now. */
  const underWay = new Set<number>()
  const send = async (mailId: number, req: PayloadRequest) => {
    const mail = await req.payload.findByID({
      collection: 'mails',
      id: mailId,
      depth: 0,
      req,
      showHiddenFields: true,
      disableErrors: true,
    })
    if (mail === null || mail.state !== 'queued') return
    try {
      await deliver(mail, { kinds, settings, req })
    } catch (cause) {
      const isGivenUp = await noteFailure(mail, cause, req)
      logError('a mail could not be sent', withoutText(cause), {
        mailId,
        kind: mail.kind,
        isGivenUp,
      })
      if (!isGivenUp) throw withoutText(cause)
    }
  }
  return async (mailId, req) => {
    // A batch that took too long is begun again while the first one still goes on.
    if (underWay.has(mailId)) throw new Error('This mail is being sent already')
    underWay.add(mailId)
    try {
      await send(mailId, req)
    } finally {
      underWay.delete(mailId)
    }
  }
}
