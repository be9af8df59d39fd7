import 'server-only'
import type { Where } from 'payload'
import { findOwnDocuments } from '@/cms/collections/documents/access'
import { noticeOfTopic } from '@/cms/owner-news/queue-owner-news'
import type { Locale } from '@/domain/kernel/locales'
import type { OwnerTopic } from '@/domain/owners/news'
import { wantsNotice } from '@/domain/owners/notices'
import { toOwnerName } from '@/domain/owners/owner-name'
import type { PortalSection } from '@/domain/routes/portal'
import { toNoticeHref, toNoticeStopHref } from '@/features/owner-notices/notice-token'
import { env } from '@/server/env'
import type { ComposeMail } from '@/server/mail/send-mail'
import { findMailSubject } from '@/server/mail/subject-queries'
import { asOwner, type OwnerAccount } from '@/server/owner-auth'
import { payloadAs, payloadAsSystem } from '@/server/payload'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import { messages } from './mail-messages'
import { buildSectionPath } from './section-path'

const sections = {
  documents: 'documents',
  activities: 'history',
  visits: 'visits',
} as const satisfies Record<OwnerTopic, PortalSection>

const isTopic = (topic: unknown): topic is OwnerTopic =>
  typeof topic === 'string' && Object.hasOwn(sections, topic)

type Asked = { owner: OwnerAccount; propertyId: number; since: string }

/** Whether an owner can read something of a collection that was written from a moment on. */
async function hasNews(
  { owner, since }: Asked,
  collection: 'activities' | 'appointments' | 'documents',
  isOfHome: Where,
): Promise<boolean> {
  const door = await payloadAs(owner)
  const isNew: Where = { updatedAt: { greater_than_equal: since } }
  const { docs } = await door.find({
    collection,
    where: { and: [isOfHome, isNew] },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs.length > 0
}

/** Asked as the owner: what was hidden again, or lies outside the owner's time, is no news. */
async function isThereStill(topic: OwnerTopic, asked: Asked): Promise<boolean> {
  const isOfHome: Where = { property: { equals: asked.propertyId } }
  if (topic === 'documents') {
    return hasNews(asked, 'documents', { and: [isOfHome, findOwnDocuments(asked.owner)] })
  }
  const isVisit: Where = { kind: { equals: 'visit' } }
  const isOther: Where = { kind: { not_equals: 'visit' } }
  const isOfTopic = topic === 'visits' ? isVisit : isOther
  if (await hasNews(asked, 'activities', { and: [isOfHome, isOfTopic] })) return true
  if (topic === 'activities') return false
  return hasNews(asked, 'appointments', { 'slot.property': { equals: asked.propertyId } })
}

async function findOwner(id: number): Promise<OwnerAccount | null> {
  const payload = await payloadAsSystem('telling an owner by mail that there is news of a home')
  const options = { collection: 'owners', id, depth: 0, disableErrors: true } as const
  const owner = await payload.findByID(options)
  return owner && asOwner(owner)
}

async function draw(owner: OwnerAccount, propertyId: number, topic: OwnerTopic, locale: Locale) {
  const subject = await findMailSubject({ propertyId, projectId: null }, locale)
  if (subject === null) return null
  const { news, property, stop } = await getTexts('portalRecordMails', messages, locale)
  const link = { notice: noticeOfTopic[topic], ownerId: owner.id }
  const { subject: title, intro, open } = news[topic]
  const portalHref = `${env().SITE_URL}${buildSectionPath(locale, propertyId, sections[topic])}`
  return {
    // It may wait, or be sent again, until after the account has another address.
    to: owner.email,
    locale,
    subject: title,
    preview: news.preview,
    unsubscribeHref: toNoticeStopHref(link),
    blocks: [
      { kind: 'text', text: fillIn(news.greeting, { name: toOwnerName(owner) }) },
      { kind: 'text', text: intro },
      { kind: 'facts', rows: [{ label: property, value: subject.title }] },
      { kind: 'button', label: open, href: portalHref },
      {
        kind: 'small',
        text: news.why,
        link: { label: stop, href: toNoticeHref(link, locale) },
      },
    ],
  } satisfies Awaited<ReturnType<ComposeMail>>
}

/**
 * Tells an owner that there is news of a home, without saying what: mailboxes are shared and
 * forwarded. Nothing when the account, the home or the news is gone, or the owner wants no such mail.
 */
export const composeNews: ComposeMail = async ({ data, locale }) => {
  const { owner: ownerId, property: propertyId, topic, since } = data
  if (typeof ownerId !== 'number' || typeof propertyId !== 'number') return null
  if (!isTopic(topic) || typeof since !== 'string') return null
  const owner = await findOwner(ownerId)
  if (owner === null || !wantsNotice(owner, noticeOfTopic[topic])) return null
  if (!(await isThereStill(topic, { owner, propertyId, since }))) return null
  return draw(owner, propertyId, topic, locale)
}
