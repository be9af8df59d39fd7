import 'server-only'
import type { ListingCard } from '@/cms/read-model/listing-row'
import { formatArea } from '@/domain/formats/numbers'
import { formatPriceView } from '@/domain/formats/price-text'
import type { Locale } from '@/domain/kernel/locales'
import { err, ok } from '@/domain/kernel/result'
import { env } from '@/server/env'
import type { MailBlock, MailFact } from '@/server/mail/mail-document'
import type { ComposeMail } from '@/server/mail/send-mail'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import type { Prepare } from '../_kit/prepare'
import { findPublicCard } from './card-queries'
import { messages } from './mail-messages'

/** Name of the mail that shows a property to a friend. */
export const friendMailKind = 'send-to-friend'

function readText(values: Readonly<Record<string, unknown>>, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

/**
 * The mail to the friend alone leaves: the agency has nothing to answer. Neither the friend's
 * address nor the message is kept with the enquiry. What the mail says is gone once it was sent; to
 * whom it went stays in its record, which goes with the enquiry after a month.
 */
export const prepareFriend: Prepare = async (sent) => {
  const { propertyId, locale, person, fields } = sent
  const card = propertyId === null ? null : await findPublicCard(propertyId, locale)
  if (card === null) return err({ field: 'property', code: 'property.unknown' })
  const { friendEmail: _friend, message, name, ...kept } = fields
  return ok({
    enquiry: { ...sent, fields: { ...kept, name } },
    orders: [
      {
        kind: friendMailKind,
        to: readText(fields, 'friendEmail'),
        locale,
        data: { propertyId, name, email: person.email, message: message ?? '' },
      },
    ],
  })
}

type Texts = (typeof messages)[Locale]

function toRows(card: ListingCard, texts: Texts, locale: Locale): MailFact[] {
  const place = [card.zip, card.city].filter(Boolean).join(' ')
  const rows = [
    { label: texts.type, value: card.typeName },
    { label: texts.place, value: place },
    { label: texts.price, value: formatPriceView(card.price, locale) },
    { label: texts.living, value: card.livingAreaM2 === null ? '' : formatArea(card.livingAreaM2) },
    { label: texts.plot, value: card.plotAreaM2 === null ? '' : formatArea(card.plotAreaM2) },
    { label: texts.bedrooms, value: card.bedrooms === null ? '' : String(card.bedrooms) },
  ]
  return rows.filter(({ value }) => value !== '')
}

/** Shows a friend what everybody may see of a property, and says who sent it. */
export const composeFriend: ComposeMail = async ({ data, locale }) => {
  const propertyId = Number(data['propertyId'])
  const card = Number.isSafeInteger(propertyId) ? await findPublicCard(propertyId, locale) : null
  if (card === null) return null
  const texts = await getTexts('sendToFriendMail', messages, locale)
  const [name, email, words] = ['name', 'email', 'message'].map((field) => readText(data, field))
  const who = { name: name ?? '', email: email ?? '' }
  const message: MailBlock[] = words
    ? [
        { kind: 'heading', text: texts.words },
        { kind: 'quote', text: words },
      ]
    : []
  return {
    locale,
    subject: fillIn(texts.subject, { city: card.city }),
    preview: fillIn(texts.preview, who),
    replyTo: email,
    blocks: [
      { kind: 'text', text: texts.greeting },
      { kind: 'text', text: fillIn(texts.intro, who) },
      ...message,
      { kind: 'heading', text: card.title },
      { kind: 'facts', rows: toRows(card, texts, locale) },
      {
        kind: 'button',
        label: texts.open,
        href: `${env().SITE_URL}/${locale}/property/${card.publicId}/`,
      },
      { kind: 'small', text: texts.why },
    ],
  }
}
