import 'server-only'
import type { Demand } from '@/cms/payload-types'
import { demandMailKinds } from '@/cms/matching/queue-alerts'
import { toWish } from '@/cms/matching/to-wish'
import { formatLongDate } from '@/domain/formats/dates'
import { formatArea, formatPrice } from '@/domain/formats/numbers'
import { formatPriceView } from '@/domain/formats/price-text'
import type { Locale } from '@/domain/kernel/locales'
import { matchWish, type MatchReason } from '@/domain/matching/match-wish'
import { toImageSrc } from '@/features/media/image-src'
import { findCards } from '@/features/properties/card-queries'
import type { PropertyCardView } from '@/features/properties/to-property-card'
import { env } from '@/server/env'
import type { MailBlock } from '@/server/mail/mail-document'
import type { ComposeMail, MailKinds, QueuedMail } from '@/server/mail/send-mail'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import { z } from 'zod'
import { readAlerts, readHomesNow, type WaitingAlert } from './alert-queries'
import { findDemand } from './demand-store'
import { toManageHref, toStopHref } from './demand-token'
import { messages, type AlertTexts } from './messages'

const getAlertTexts = (locale: Locale) => getTexts('alerts', messages, locale)

async function findDemandOf({ data }: QueuedMail): Promise<Demand | null> {
  const id = data['demand']
  return typeof id === 'number' ? findDemand(id) : null
}

/**
 * Asks whoever reads this address whether the demand is theirs, and says that it came in and what
 * happens next: no other mail does. Repeats nothing that was typed.
 */
const composeConfirm: ComposeMail = async (mail) => {
  const demand = await findDemandOf(mail)
  if (demand === null || demand.state !== 'pending') return null
  const texts = await getAlertTexts(mail.locale)
  const { subject, preview, intro, open, next, steps, ignore } = texts.confirm
  return {
    locale: mail.locale,
    subject,
    preview,
    blocks: [
      { kind: 'text', text: texts.greeting },
      { kind: 'text', text: intro },
      { kind: 'button', label: open, href: toManageHref(demand.id, mail.locale, new Date()) },
      { kind: 'heading', text: next },
      { kind: 'text', text: Object.values(steps).join('\n') },
      { kind: 'small', text: ignore },
    ],
  }
}

const composeRenewal: ComposeMail = async (mail) => {
  const demand = await findDemandOf(mail)
  if (demand === null || demand.state !== 'confirmed') return null
  const texts = await getAlertTexts(mail.locale)
  const { subject, preview, intro, open } = texts.renewal
  const date = formatLongDate(demand.until, mail.locale)
  return {
    locale: mail.locale,
    subject,
    preview,
    unsubscribeHref: toStopHref(demand.id, new Date()),
    blocks: [
      { kind: 'text', text: texts.greeting },
      { kind: 'text', text: fillIn(intro, { date }) },
      { kind: 'button', label: open, href: toManageHref(demand.id, mail.locale, new Date()) },
    ],
  }
}

type Told = { alert: WaitingAlert; card: PropertyCardView; reasons: readonly MatchReason[] }

function describeNews({ kind, oldPrice }: WaitingAlert, { alert }: AlertTexts): string {
  if (kind !== 'price') return alert[kind]
  return oldPrice === null ? alert.price : fillIn(alert.priceFrom, { old: formatPrice(oldPrice) })
}

function toHomeBlock({ alert, card, reasons }: Told, texts: AlertTexts, locale: Locale): MailBlock {
  const [picture] = card.pictures
  const { SITE_URL } = env()
  const facts = [
    formatPriceView(card.price, locale),
    [card.zip, card.city].filter(Boolean).join(' '),
    card.livingAreaM2 === null ? '' : formatArea(card.livingAreaM2),
  ]
  const why = reasons.map((reason) => texts.reasons[reason]).join(', ')
  return {
    kind: 'home',
    title: card.title,
    href: `${SITE_URL}${card.href}`,
    imageHref: picture ? `${SITE_URL}${toImageSrc(picture, 600, 'png')}` : null,
    lines: [
      describeNews(alert, texts),
      facts.filter(Boolean).join(' · '),
      fillIn(texts.alert.why, { reasons: why }),
    ],
  }
}

/**
 * The homes that are told, looked at again at this very moment: what was sold, hidden or changed
 * since so that it matches no more is left out.
 */
async function findTold(demand: Demand, mail: QueuedMail): Promise<Told[]> {
  const ids = z.array(z.number()).catch([]).parse(mail.data['alerts'])
  const alerts = await readAlerts(ids)
  const propertyIds = alerts.map(({ propertyId }) => propertyId)
  const homes = await readHomesNow(propertyIds)
  const wish = toWish(demand)
  const matched = alerts.flatMap((alert) => {
    const home = homes.get(alert.propertyId)
    if (home === undefined) return []
    const match = matchWish(wish, home)
    return match.matches ? [{ alert, home, reasons: match.reasons }] : []
  })
  const matchedIds = matched.map(({ home }) => home.id)
  const found = await findCards(matchedIds, mail.locale)
  const cards = new Map(found.map((card) => [card.publicId, card]))
  return matched.flatMap(({ alert, home, reasons }) => {
    // A home that is not shown in the reader's language has no card in it.
    const card = cards.get(home.publicId)
    return card ? [{ alert, card, reasons }] : []
  })
}

const composeAlerts: ComposeMail = async (mail) => {
  const demand = await findDemandOf(mail)
  if (demand === null || demand.state !== 'confirmed') return null
  const told = await findTold(demand, mail)
  if (told.length === 0) return null
  const texts = await getAlertTexts(mail.locale)
  const { subject, preview, intro, closing, manage } = texts.alert
  return {
    locale: mail.locale,
    subject: fillIn(subject, { count: String(told.length) }),
    preview,
    unsubscribeHref: toStopHref(demand.id, new Date()),
    blocks: [
      { kind: 'text', text: texts.greeting },
      { kind: 'text', text: intro },
      ...told.map((each) => toHomeBlock(each, texts, mail.locale)),
      {
        kind: 'small',
        text: closing,
        link: { label: manage, href: toManageHref(demand.id, mail.locale, new Date()) },
      },
    ],
  }
}

/** How the mails about demands are composed, by the name under which they are queued. */
export const alertMails: MailKinds = {
  [demandMailKinds.confirm]: composeConfirm,
  [demandMailKinds.alerts]: composeAlerts,
  [demandMailKinds.renewal]: composeRenewal,
}
