import 'server-only'
import { toRelationId } from '@/cms/relation-id'
import { formatLongDate, formatTime } from '@/domain/formats/dates'
import { ok } from '@/domain/kernel/result'
import { buildDocumentFilePath, documentLinkDays } from '@/domain/routes/document-links'
import { env } from '@/server/env'
import type { MailBlock } from '@/server/mail/mail-document'
import type { ComposeMail } from '@/server/mail/send-mail'
import { payloadAsSystem } from '@/server/payload'
import { createExpiringId } from '@/server/signed-id'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import { enquiryMailKinds } from '../_kit/enquiry-orders'
import { findMailSubject, toOutsideSubject } from '@/server/mail/subject-queries'
import type { Prepare } from '../_kit/prepare'
import { messages } from './mail-messages'
import { findPapers } from './paper-queries'

/** Name of the mail that holds the papers of a property. */
export const documentMailKind = 'document-links'

const dayMs = 24 * 60 * 60 * 1000

/** The mail with the papers stands in place of the receipt; the agency is told as always. */
export const prepareDocuments: Prepare = async (sent, usual) => {
  const { person, locale } = sent
  const notice = usual.filter(({ kind }) => kind === enquiryMailKinds.notice)
  const links = person.email === null ? [] : [{ kind: documentMailKind, to: person.email, locale }]
  return ok({ enquiry: sent, orders: [...notice, ...links] })
}

async function findPropertyId(enquiryId: number | null): Promise<number | null> {
  if (enquiryId === null) return null
  const payload = await payloadAsSystem('sending the papers that an enquiry asked for')
  const enquiry = await payload.findByID({
    collection: 'enquiries',
    id: enquiryId,
    depth: 0,
    disableErrors: true,
    select: { property: true },
  })
  return toRelationId(enquiry?.property)
}

/** Hands the papers over as links that are signed when the mail leaves and expire. */
export const composeDocuments: ComposeMail = async ({ enquiryId, locale }) => {
  const propertyId = await findPropertyId(enquiryId)
  if (propertyId === null) return null
  const subject = await findMailSubject({ propertyId, projectId: null }, locale)
  if (subject === null) return null
  const texts = await getTexts('documentRequestMail', messages, locale)
  const papers = await findPapers(propertyId, locale)
  const { PAYLOAD_SECRET: secret, SITE_URL } = env()
  const expiresAt = new Date(Date.now() + documentLinkDays * dayMs)
  const toHref = (id: number) =>
    `${SITE_URL}${buildDocumentFilePath(locale, createExpiringId('document', id, { expiresAt, secret }))}`
  const title = toOutsideSubject(subject)?.title ?? ''
  const about = { title: title || texts.home }
  const rows = papers.map(({ id, title: label }) => ({
    label,
    value: texts.open,
    href: toHref(id),
  }))
  const handed: MailBlock[] = [
    { kind: 'text', text: fillIn(texts.intro, about) },
    { kind: 'facts', rows },
    {
      kind: 'text',
      text: fillIn(texts.until, {
        date: formatLongDate(expiresAt, locale),
        time: formatTime(expiresAt),
      }),
    },
  ]
  return {
    locale,
    subject: fillIn(texts.subject, about),
    preview: texts.preview,
    blocks: [
      { kind: 'text', text: texts.greeting },
      ...(rows.length > 0 ? handed : [{ kind: 'text' as const, text: fillIn(texts.none, about) }]),
      { kind: 'small', text: texts.why },
    ],
  }
}
