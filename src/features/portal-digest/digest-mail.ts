import 'server-only'
import { formatDate } from '@/domain/formats/dates'
import { formatNumber } from '@/domain/formats/numbers'
import type { Locale } from '@/domain/kernel/locales'
import { wantsNotice } from '@/domain/owners/notices'
import { toOwnerName } from '@/domain/owners/owner-name'
import { formatPortalPath } from '@/domain/routes/portal'
import { toDigestWeek } from '@/domain/visits/digest-week'
import { env } from '@/server/env'
import type { MailBlock, MailFact } from '@/server/mail/mail-document'
import type { ComposeMail, MailKinds } from '@/server/mail/send-mail'
import { payloadAsSystem } from '@/server/payload'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import { findDigestSubject, readDigest, type DigestFigures } from './digest-queries'
import { toNoticeHref, toNoticeStopHref } from '@/features/owner-notices/notice-token'
import { messages, type DigestTexts } from './messages'

/** Name under which the weekly mail is queued. */
export const digestMailKind = 'owner-digest'

/** The figure of the week beside that of the week before. */
function toFact(
  label: string,
  { now, before }: { now: number; before: number },
  texts: DigestTexts,
): MailFact {
  const values = { count: formatNumber(now), before: formatNumber(before) }
  return { label, value: fillIn(texts.before, values) }
}

async function toHomeBlocks(
  figures: DigestFigures,
  texts: DigestTexts,
  locale: Locale,
): Promise<MailBlock[]> {
  const subject = await findDigestSubject(figures.propertyId, locale)
  if (subject === null) return []
  const { propertyId, counts, held, planned, feedback, isPublic } = figures
  return [
    { kind: 'heading', text: subject.title },
    {
      kind: 'facts',
      rows: [
        toFact(texts.views, counts.view, texts),
        toFact(texts.favourites, counts.favourite, texts),
        toFact(texts.sends, counts.send, texts),
        toFact(texts.brochures, counts.brochure, texts),
        ...(held > 0 ? [{ label: texts.held, value: String(held) }] : []),
        ...(feedback > 0
          ? [
              {
                label: texts.feedback,
                value: texts.readFeedback,
                href: `${env().SITE_URL}${formatPortalPath(locale, { kind: 'section', propertyId, section: 'visits' })}`,
              },
            ]
          : []),
        ...(planned > 0 ? [{ label: texts.planned, value: String(planned) }] : []),
        ...(isPublic && subject.href !== null
          ? [{ label: texts.page, value: texts.seePage, href: subject.href }]
          : []),
      ],
    },
  ]
}

function toSubject(views: number, texts: DigestTexts): string {
  return views === 1 ? texts.subjectOne : fillIn(texts.subject, { views: formatNumber(views) })
}

/** The week of all properties of an owner; nothing when the account is gone or wants no mail. */
const composeDigest: ComposeMail = async ({ data, locale }) => {
  const { owner: id, week: monday } = data
  if (typeof id !== 'number' || typeof monday !== 'string') return null
  const payload = await payloadAsSystem('telling an owner about the week of their own properties')
  const owner = await payload.findByID({
    collection: 'owners',
    id,
    depth: 0,
    disableErrors: true,
  })
  if (owner === null || !wantsNotice(owner, 'digest')) return null
  const week = toDigestWeek(monday)
  const [texts, figures] = await Promise.all([
    getTexts('digest', messages, locale),
    readDigest(owner, week, new Date()),
  ])
  if (figures.length === 0) return null
  const days = { from: formatDate(week.from), to: formatDate(week.to) }
  const views = figures.reduce((sum, { counts }) => sum + counts.view.now, 0)
  const link = { notice: 'digest', ownerId: id } as const
  const homes = await Promise.all(figures.map((one) => toHomeBlocks(one, texts, locale)))
  return {
    // It may wait, or be sent again, until after the account has another address.
    to: owner.email,
    locale,
    subject: toSubject(views, texts),
    preview: fillIn(texts.preview, days),
    unsubscribeHref: toNoticeStopHref(link),
    blocks: [
      { kind: 'text', text: fillIn(texts.greeting, { name: toOwnerName(owner) }) },
      { kind: 'text', text: fillIn(figures.length === 1 ? texts.intro : texts.introMany, days) },
      ...homes.flat(),
      {
        kind: 'button',
        label: texts.open,
        href: `${env().SITE_URL}${formatPortalPath(locale, { kind: 'choice' })}`,
      },
      {
        kind: 'small',
        text: texts.why,
        link: { label: texts.stop, href: toNoticeHref(link, locale) },
      },
    ],
  }
}

/** How the weekly mail is composed, by the name under which it is queued. */
export const digestMails: MailKinds = { [digestMailKind]: composeDigest }
