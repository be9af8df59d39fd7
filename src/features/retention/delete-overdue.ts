import 'server-only'
import type { Payload, Where } from 'payload'
import { retainedSince, type RetentionKind } from '@/domain/privacy/retention'
import { logError, withoutText } from '@/server/log/log'
import { ownDataMailKind } from '@/cms/privacy/own-data-mail'
import { forgetLetters } from '@/server/mail/outbox'
import { forgetEndedSessions } from '@/server/owner-auth'
import { payloadAsSystem } from '@/server/payload'
import { doApart } from '@/server/queue/do-apart'

/** Records that are looked for at once. */
const batchSize = 100
/** Most batches of one kind in one night; what is left goes in the next one. */
const batchesMax = 100

/** What goes to a trash; media, testimonials and what visitors sent is deleted at once. */
const trashed = ['pages', 'articles', 'modules', 'banners', 'properties', 'projects'] as const

type TrashedCollection = (typeof trashed)[number]

type Overdue = {
  collection:
    | 'enquiries'
    | 'appointments'
    | 'demands'
    | 'subscribers'
    | 'testimonials'
    | 'mails'
    | 'offers'
    | 'preview-openings'
    | 'preview-links'
    | 'planned-publications'
    | 'imports'
    | 'messages'
    | 'activities'
    | 'documents'
    | TrashedCollection
  where: Where
  /** Looks at what the desk decided last, published or not. */
  draft?: true
  /** Goes in order or not at all. */
  isChained?: true
}

/** The moment before which something of a kind must have begun to be over by now. */
type Before = (kind: RetentionKind) => string

/** What staff made and nobody needs any more. */
function findSettled(before: Before): Overdue[] {
  return [
    // Before the links: a line of the log must have one. Nothing is opened after its end.
    {
      collection: 'preview-openings',
      where: { 'link.expiresAt': { less_than: before('preview') } },
    },
    {
      collection: 'preview-links',
      where: { expiresAt: { less_than: before('preview') } },
    },
    {
      collection: 'planned-publications',
      where: {
        and: [{ state: { in: ['done', 'cancelled'] } }, { at: { less_than: before('plan') } }],
      },
    },
    // One that waits for a person has no end.
    { collection: 'imports', where: { endedAt: { less_than: before('import') } } },
    ...trashed.map((collection) => ({
      collection,
      where: { deletedAt: { less_than: before('trash') } },
    })),
  ]
}

/** Records of owners from before a moment. */
function findOldRecords(moment: string): Overdue[] {
  return [
    { collection: 'messages', where: { sentAt: { less_than: moment } } },
    { collection: 'activities', where: { at: { less_than: moment } } },
    {
      collection: 'documents',
      where: {
        and: [
          // Those of the agency belong to the home, and go with it.
          { sentByOwner: { exists: true } },
          { createdAt: { less_than: moment } },
        ],
      },
    },
  ]
}

/** Of visitors, and never confirmed or not accepted. */
function findStaleTestimonials(before: Before): Overdue {
  return {
    collection: 'testimonials',
    draft: true,
    where: {
      and: [
        // Those of the agency itself are no visitor's.
        { 'author.email': { exists: true } },
        {
          or: [
            {
              and: [
                { 'author.confirmedAt': { exists: false } },
                { createdAt: { less_than: before('testimonial-unconfirmed') } },
              ],
            },
            {
              and: [
                { state: { equals: 'rejected' } },
                { updatedAt: { less_than: before('testimonial-rejected') } },
              ],
            },
          ],
        },
      ],
    },
  }
}

function findOverdue(now: Date): Overdue[] {
  const past: Where = { retainUntil: { less_than: now.toISOString() } }
  const before: Before = (kind) => retainedSince(kind, now).toISOString()
  return [
    { collection: 'enquiries', where: past },
    { collection: 'appointments', where: past },
    {
      collection: 'demands',
      where: {
        and: [
          { state: { in: ['expired', 'unsubscribed'] } },
          { updatedAt: { less_than: before('demand-ended') } },
        ],
      },
    },
    {
      collection: 'subscribers',
      where: {
        or: [
          {
            and: [
              { state: { equals: 'unsubscribed' } },
              { unsubscribedAt: { less_than: before('newsletter-left') } },
            ],
          },
          {
            and: [
              { state: { equals: 'pending' } },
              { askedAt: { less_than: before('newsletter-unconfirmed') } },
            ],
          },
        ],
      },
    },
    findStaleTestimonials(before),
    {
      collection: 'mails',
      where: {
        and: [
          { enquiry: { exists: false } },
          // What still waits has not been read by anybody.
          { state: { not_equals: 'queued' } },
          {
            or: [
              { createdAt: { less_than: before('mail') } },
              {
                and: [
                  { kind: { equals: ownDataMailKind } },
                  { createdAt: { less_than: before('data-request') } },
                ],
              },
            ],
          },
        ],
      },
    },
    // The oldest first, and none after one that could not go: a line between others breaks the chain.
    {
      collection: 'offers',
      where: { createdAt: { less_than: before('offer-register') } },
      isChained: true,
    },
    ...findSettled(before),
    ...findOldRecords(before('owner-record')),
  ]
}

/**
 * Gives how many went, and the last id that was tried, after which the next batch begins; null when
 * this was the last one.
 */
async function deleteBatch(
  payload: Payload,
  { collection, where, draft, isChained }: Overdue,
  afterId: number,
): Promise<{ deleted: number; lastId: number | null }> {
  // Past those that could not go, which a look from the start would find again and again.
  const further: Where = { and: [where, { id: { greater_than: afterId } }] }
  const options = {
    collection,
    draft,
    trash: true,
    depth: 0,
    pagination: false,
    select: {},
  } as const
  const { docs } = await payload.find({ ...options, where: further, limit: batchSize, sort: 'id' })
  const ids = docs.map(({ id }) => id)
  let deleted = 0
  for (const id of ids) {
    try {
      await payload.delete({ collection, id, depth: 0, trash: true })
      deleted += 1
    } catch (cause) {
      // One that cannot go must not keep the others.
      logError('a record whose time is over could not be deleted', withoutText(cause), {
        collection,
        id,
      })
      if (isChained) return { deleted, lastId: null }
    }
  }
  return { deleted, lastId: ids.length < batchSize ? null : (ids.at(-1) ?? null) }
}

/**
 * Deletes personal data whose time is over: enquiries with their mails, appointments, search alerts
 * that ended, subscribers, testimonials of visitors, other mails, and preview links that ended. Of
 * owners go old messages, activities and papers, and where they were signed in; so do letters with a link
 * into an account that lie in the outbox. How long each is kept, and on what ground, says
 * `src/domain/privacy/retention.ts`. The register of offers loses its oldest lines and never one
 * between others, which would break its chain.
 *
 * @returns how many records of each collection
 * @throws Error when the database cannot be reached, or sessions or letters could not go; what is left
 *   goes the next night
 */
export async function deleteOverdue(now: Date): Promise<Readonly<Record<string, number>>> {
  const payload = await payloadAsSystem('deleting what may not be kept any longer')
  const counts: Record<string, number> = {}
  for (const overdue of findOverdue(now)) {
    let count = 0
    let afterId: number | null = 0
    for (let batch = 0; batch < batchesMax && afterId !== null; batch += 1) {
      const { deleted, lastId } = await deleteBatch(payload, overdue, afterId)
      count += deleted
      afterId = lastId
    }
    counts[overdue.collection] = count
  }
  await doApart({ 'ended-sessions': forgetEndedSessions, letters: forgetLetters }, now)
  return counts
}
