import 'server-only'
import * as z from 'zod'
import { offerMailKinds } from '@/cms/collections/offers/mail-kinds'
import { formatLongDate } from '@/domain/formats/dates'
import { formatNumber, formatPrice } from '@/domain/formats/numbers'
import type { Locale } from '@/domain/kernel/locales'
import { buildDeskHref } from '@/server/mail/desk-href'
import type { MailAttachment, MailFact } from '@/server/mail/mail-document'
import type { ComposeMail, MailKinds } from '@/server/mail/send-mail'
import { findDeskFact } from '@/server/mail/subject-queries'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import { messages } from './mail-messages'
import {
  findMailedOfferLine,
  findOfferLineOfEnquiry,
  getOfferCopy,
  type OfferLine,
} from './offer-copy-queries'
import { paperTexts } from './paper-messages'

const signerData = z.object({
  offer: z.number(),
  news: z.enum(['received', 'accepted', 'declined', 'expired', 'withdrawn']),
})

/** The home as visitors saw it. */
function toProperty({ content: { property } }: OfferLine): string {
  return [property.title, property.address].filter(Boolean).join(', ')
}

/**
 * The home as the agency knows it, by its reference and in the language of whoever reads the mail:
 * the register holds it in the words of whoever made the offer, and names it alone once its record
 * is gone.
 */
async function findHome(
  { propertyId, content: { property } }: OfferLine,
  label: string,
  locale: Locale,
): Promise<MailFact> {
  const found = propertyId === null ? null : await findDeskFact(propertyId, label, locale)
  if (found !== null) return found
  return { label, value: [property.reference, property.address].filter(Boolean).join(' · ') }
}

async function toCopy(line: OfferLine): Promise<MailAttachment> {
  return {
    name: `${paperTexts[line.content.locale].fileName}-${line.sequence}.pdf`,
    contentType: 'application/pdf',
    content: await getOfferCopy(line),
  }
}

async function getOfferTexts(locale: Locale) {
  return getTexts('offerMails', messages, locale)
}

function toFacts(
  line: OfferLine,
  home: MailFact,
  texts: Awaited<ReturnType<typeof getOfferTexts>>,
  locale: Locale,
): MailFact[] {
  return [
    home,
    { label: texts.number, value: formatNumber(line.sequence) },
    { label: texts.validUntil, value: formatLongDate(line.content.endsOn, locale) },
  ]
}

/** Gives each signer the copy, and tells what became of the offer. Names stand in the copy alone. */
const composeForSigner: ComposeMail = async ({ data, locale }) => {
  const { offer, news } = signerData.parse(data)
  const line = await findMailedOfferLine(offer)
  if (line === null) return null
  const texts = await getOfferTexts(locale)
  const isNew = news === 'received'
  const home = { label: texts.about, value: toProperty(line) }
  return {
    locale,
    subject: fillIn(texts.subject[news], { property: home.value }),
    preview: texts.text[news],
    blocks: [
      { kind: 'text', text: texts.greeting },
      { kind: 'text', text: texts.text[news] },
      { kind: 'facts', rows: toFacts(line, home, texts, locale) },
      ...(isNew ? [{ kind: 'text' as const, text: texts.copy }] : []),
      { kind: 'small', text: texts.closing },
    ],
    attachments: isNew ? [await toCopy(line)] : [],
  }
}

/** Tells the agency that an offer came in; who made it stands in the copy and in the register. */
const composeNotice: ComposeMail = async ({ enquiryId, locale }) => {
  const line = enquiryId === null ? null : await findOfferLineOfEnquiry(enquiryId)
  if (line === null) return null
  const texts = await getOfferTexts(locale)
  const { notice } = texts
  const home = await findHome(line, texts.about, locale)
  return {
    locale,
    subject: fillIn(notice.subject, { property: home.value }),
    preview: notice.text,
    blocks: [
      { kind: 'text', text: notice.text },
      {
        kind: 'facts',
        rows: [
          ...toFacts(line, home, texts, locale),
          { label: texts.amount, value: formatPrice(line.content.amountEuros) },
        ],
      },
      {
        kind: 'button',
        label: notice.open,
        href: buildDeskHref('offers', line.id),
      },
    ],
    replyTo: line.content.signerA.email || undefined,
    attachments: [await toCopy(line)],
  }
}

/** How the mails about offers are composed, by the name under which they are queued. */
export const offerMails: MailKinds = {
  [offerMailKinds.signer]: composeForSigner,
  [offerMailKinds.notice]: composeNotice,
}
