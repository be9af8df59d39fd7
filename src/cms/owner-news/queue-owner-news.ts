import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { fallbackLocale } from '@/domain/kernel/locales'
import { findNewsMoment, type OwnerTopic } from '@/domain/owners/news'
import { wantsNotice, type OwnerNotice } from '@/domain/owners/notices'
import { ownedOn } from '../collections/owners/owned-on'
import { toNestedRequest } from '../hooks/nested-request'
import { getExecutor } from '../hooks/transaction'
import { queueMails } from '../jobs/queue-mails'

/** Name under which the mail is queued that tells an owner of news about a home. */
export const ownerNewsMailKind = 'owner-news'

/** Which setting of the account switches a topic off. */
export const noticeOfTopic = {
  documents: 'documents',
  activities: 'news',
  visits: 'news',
} as const satisfies Record<OwnerTopic, OwnerNotice>

/** What composing such a mail needs; what it is about is looked up as that owner, when it leaves. */
export type OwnerNewsData = {
  owner: number
  property: number
  topic: OwnerTopic
  /** When the first record that is news was saved; what comes before the mail leaves is later. */
  since: string
}

type Place = Pick<OwnerNewsData, 'owner' | 'property' | 'topic'>

/**
 * Claims the next mail of a topic for an owner and a home. Ten pictures that are saved one after the
 * other make one mail at once and one an hour later, which tells of all the others. Two saves at the
 * same moment wait for each other at the row.
 *
 * @returns when the mail leaves; null when one that waits tells of this as well
 */
async function claimMoment(
  req: PayloadRequest,
  { owner, property, topic }: Place,
  now: Date,
): Promise<Date | null> {
  const executor = await getExecutor(req)
  await executor.execute(sql`
    insert into guard.owner_news (owner_id, property_id, topic)
    values (${owner}, ${property}, ${topic}) on conflict do nothing`)
  const { rows } = await executor.execute(sql`
    select told_at as "toldAt" from guard.owner_news
    where owner_id = ${owner} and property_id = ${property} and topic = ${topic} for update`)
  const last = rows[0]?.['toldAt']
  const moment = findNewsMoment(last ? new Date(String(last)) : null, now)
  if (moment === null) return null
  await executor.execute(sql`
    update guard.owner_news set told_at = ${moment.toISOString()}::timestamptz
    where owner_id = ${owner} and property_id = ${property} and topic = ${topic}`)
  return moment
}

/**
 * Tells those who own a home today, and want to know, that there is news of a topic; part of the
 * transaction of `req`. The mail says that there is something and not what: it is read behind the
 * login, as far as it is still there by then.
 */
export async function queueOwnerNews(
  outer: PayloadRequest,
  { property, topic, since }: Omit<OwnerNewsData, 'owner'>,
): Promise<void> {
  if (outer.context['skipNotices']) return
  const req = toNestedRequest(outer)
  const now = new Date()
  const { docs } = await req.payload.find({
    collection: 'owners',
    where: { 'properties.property': { equals: property } },
    sort: 'id',
    depth: 0,
    pagination: false,
    req,
  })
  for (const owner of docs) {
    if (!wantsNotice(owner, noticeOfTopic[topic])) continue
    if (!ownedOn(owner.properties ?? [], toBelgianDay(now)).includes(property)) continue
    const place = { owner: owner.id, property, topic }
    const moment = await claimMoment(req, place, now)
    if (moment === null) continue
    const data: OwnerNewsData = { ...place, since }
    const locale = owner.locale ?? fallbackLocale
    await queueMails(req, [
      { kind: ownerNewsMailKind, to: owner.email, locale, data, leavesAt: moment },
    ])
  }
}
