import 'server-only'
import { answerMailKind } from '@/cms/collections/messages/hooks'
import { ownerNewsMailKind } from '@/cms/owner-news/queue-owner-news'
import { findLoaded, toRelationId } from '@/cms/relation-id'
import type { Locale } from '@/domain/kernel/locales'
import { toOwnerName } from '@/domain/owners/owner-name'
import { wantsNotice } from '@/domain/owners/notices'
import { toNoticeHref, toNoticeStopHref } from '@/features/owner-notices/notice-token'
import { env } from '@/server/env'
import { buildDeskHref } from '@/server/mail/desk-href'
import type { MailBlock, MailDocument } from '@/server/mail/mail-document'
import type { ComposeMail, MailKinds } from '@/server/mail/send-mail'
import { findDeskFact, findMailSubject, toSubjectFact } from '@/server/mail/subject-queries'
import { payloadAsSystem } from '@/server/payload'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import { messages } from './mail-messages'
import { composeNews } from './news-mail'
import { buildSectionPath } from './section-path'
import { recordMailKinds } from './tell-manager'

const open = () => payloadAsSystem('composing a mail about what an owner and the agency sent')

const readTexts = (locale: Locale) => getTexts('portalRecordMails', messages, locale)

async function listFacts(propertyId: number | null, label: string, locale: Locale) {
  const subject = await findMailSubject({ propertyId, projectId: null }, locale)
  if (subject === null) return []
  return [{ kind: 'facts' as const, rows: [toSubjectFact(label, subject)] }]
}

async function listDeskFacts(propertyId: number | null, label: string, locale: Locale) {
  const fact = propertyId === null ? null : await findDeskFact(propertyId, label, locale)
  return fact === null ? [] : [{ kind: 'facts' as const, rows: [fact] }]
}

type Sent = {
  owner: { email: string; firstName?: string | null; lastName?: string | null }
  propertyId: number | null
  texts: { subject: string; intro: string }
  title: string
  quote: MailBlock[]
  /** Where the record stands in the desk. */
  deskHref: string
}

async function composeNotice(locale: Locale, sent: Sent): Promise<MailDocument> {
  const { owner, propertyId, texts, title, quote, deskHref } = sent
  const shared = await readTexts(locale)
  const name = toOwnerName(owner)
  const intro = fillIn(texts.intro, { name, title })
  return {
    locale,
    subject: fillIn(texts.subject, { name }),
    preview: intro,
    replyTo: owner.email,
    blocks: [
      { kind: 'text', text: intro },
      ...quote,
      ...(await listDeskFacts(propertyId, shared.property, locale)),
      { kind: 'button', label: shared.open, href: deskHref },
    ],
  }
}

/** Tells the agency what an owner wrote; nothing when the message is gone. */
const composeMessage: ComposeMail = async ({ data, locale }) => {
  const { record: id } = data
  if (typeof id !== 'number') return null
  const payload = await open()
  const options = { depth: 1, disableErrors: true } as const
  const message = await payload.findByID({ collection: 'messages', id, ...options })
  const owner = findLoaded(message?.owner)
  if (!message || owner === null) return null
  return composeNotice(locale, {
    owner,
    propertyId: toRelationId(message.property),
    texts: (await readTexts(locale)).message,
    title: '',
    quote: [{ kind: 'quote', text: message.text }],
    deskHref: buildDeskHref('messages', id),
  })
}

/** Tells the agency of a paper of an owner; nothing when it was taken back. */
const composeDocument: ComposeMail = async ({ data, locale }) => {
  const { record: id } = data
  if (typeof id !== 'number') return null
  const payload = await open()
  const options = { depth: 1, locale, disableErrors: true } as const
  const document = await payload.findByID({ collection: 'documents', id, ...options })
  const owner = findLoaded(document?.sentByOwner)
  if (!document || owner === null) return null
  return composeNotice(locale, {
    owner,
    propertyId: toRelationId(document.property),
    texts: (await readTexts(locale)).document,
    title: document.title || document.sentName || '',
    quote: [],
    deskHref: buildDeskHref('documents', id),
  })
}

/**
 * Tells an owner that the agency answered. Without the text: mailboxes are shared and forwarded,
 * what is said about price and bidders belongs behind the login, and an answer that is deleted in
 * the desk is then gone.
 */
const composeAnswer: ComposeMail = async ({ data, locale }) => {
  const { message: id } = data
  if (typeof id !== 'number') return null
  const payload = await open()
  const options = { depth: 1, disableErrors: true } as const
  const message = await payload.findByID({ collection: 'messages', id, ...options })
  const propertyId = toRelationId(message?.property)
  const owner = findLoaded(message?.owner)
  if (propertyId === null || owner === null || !wantsNotice(owner, 'answers')) return null
  const { answer, news, property, stop } = await readTexts(locale)
  const link = { notice: 'answers', ownerId: owner.id } as const
  return {
    // It may wait, or be sent again, until after the account has another address.
    to: owner.email,
    locale,
    subject: answer.subject,
    preview: answer.preview,
    unsubscribeHref: toNoticeStopHref(link),
    blocks: [
      { kind: 'text', text: fillIn(news.greeting, { name: toOwnerName(owner) }) },
      { kind: 'text', text: answer.intro },
      ...(await listFacts(propertyId, property, locale)),
      {
        kind: 'button',
        label: answer.open,
        href: `${env().SITE_URL}${buildSectionPath(locale, propertyId, 'messages')}`,
      },
      {
        kind: 'small',
        text: answer.why,
        link: { label: stop, href: toNoticeHref(link, locale) },
      },
    ],
  }
}

/** How the mails about records in the portal are composed, by the name under which they are queued. */
export const portalRecordMails: MailKinds = {
  [recordMailKinds.message]: composeMessage,
  [recordMailKinds.document]: composeDocument,
  [answerMailKind]: composeAnswer,
  [ownerNewsMailKind]: composeNews,
}
