import 'server-only'
import { findOwnDocuments } from '@/cms/collections/documents/access'
import { toRelationId } from '@/cms/relation-id'
import type { PortalSection } from '@/domain/routes/portal'
import { findEntries } from '@/features/portal-records/record-queries'
import type { TimeLineFilter } from '@/features/portal-records/time-line'
import { queryRows } from '@/server/db'
import type { OwnerAccount } from '@/server/owner-auth'
import { payloadAs } from '@/server/payload'

/** How much is new in each section; sections without anything new are left out. */
export type NewsCounts = Readonly<Partial<Record<PortalSection, number>>>

/** Homes of one owner whose news is counted for a list of them; who has more looks into each. */
const newsHomesMax = 12

/** Sections whose last look is noted; messages know themselves which of them were read. */
const seenSections = ['history', 'visits', 'documents'] as const satisfies PortalSection[]
type SeenSection = (typeof seenSections)[number]

/** What is looked through of a section; more at once is no number that anybody reads. */
const newsMax = 100

const isSeenSection = (section: PortalSection): section is SeenSection =>
  seenSections.some((one) => one === section)

/** Notes that an owner looks at a section, in one statement because it happens while a page is read. */
export async function noteSeen(
  ownerId: number,
  propertyId: number,
  { section, now }: { section: PortalSection; now: Date },
): Promise<void> {
  if (!isSeenSection(section)) return
  await queryRows(
    `insert into guard.owner_seen (owner_id, property_id, section, seen_at) values ($1, $2, $3, $4)
     on conflict (owner_id, property_id, section) do update
       set seen_at = greatest(owner_seen.seen_at, excluded.seen_at)`,
    [ownerId, propertyId, section, now.toISOString()],
  )
}

/** When an owner last looked at each section; what was never looked at is all new. */
async function readSeen(ownerId: number, propertyId: number): Promise<Record<SeenSection, Date>> {
  const rows = await queryRows<{ section: string; seenAt: Date }>(
    `select section, seen_at as "seenAt" from guard.owner_seen
     where owner_id = $1 and property_id = $2`,
    [ownerId, propertyId],
  )
  const seen = new Map(rows.map(({ section, seenAt }) => [section, seenAt]))
  const of = (section: SeenSection) => seen.get(section) ?? new Date(0)
  return { history: of('history'), visits: of('visits'), documents: of('documents') }
}

/** Answers of the agency that their owner has not read. */
async function countAnswers(owner: OwnerAccount, propertyId: number): Promise<number> {
  const door = await payloadAs(owner)
  const { totalDocs } = await door.count({
    collection: 'messages',
    where: {
      and: [
        { property: { equals: propertyId } },
        { author: { equals: 'agency' } },
        { readAt: { exists: false } },
      ],
    },
  })
  return totalDocs
}

async function countPapers(owner: OwnerAccount, propertyId: number, since: Date): Promise<number> {
  const door = await payloadAs(owner)
  const { docs } = await door.find({
    collection: 'documents',
    where: {
      and: [
        { property: { equals: propertyId } },
        findOwnDocuments(owner),
        { updatedAt: { greater_than: since.toISOString() } },
      ],
    },
    depth: 0,
    limit: newsMax,
    pagination: false,
    select: { sentByOwner: true },
  })
  return docs.filter(({ sentByOwner }) => toRelationId(sentByOwner) !== owner.id).length
}

/**
 * What is new or was changed since an owner last looked: answers of the agency, papers of others,
 * viewings and what was written of them, and the rest of the history. Counted as the sections list it,
 * so that a booking is one visit and not a question as well.
 */
export async function countNews(owner: OwnerAccount, propertyId: number): Promise<NewsCounts> {
  const seen = await readSeen(owner.id, propertyId)
  const find = (filter: TimeLineFilter, changedSince: Date) =>
    findEntries(owner, propertyId, { filter, changedSince, max: newsMax })
  const [all, visits, messages, documents] = await Promise.all([
    find('all', seen.history),
    find('visit', seen.visits),
    countAnswers(owner, propertyId),
    countPapers(owner, propertyId, seen.documents),
  ])
  const history = all.filter(({ kind }) => kind !== 'visit').length
  const counts = { history, visits: visits.length, documents, messages }
  return Object.fromEntries(Object.entries(counts).filter(([, number]) => number > 0))
}

/** How much is new in each home of an owner, where there is anything; of the first homes of many. */
export async function countNewsOfHomes(
  owner: OwnerAccount,
  propertyIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const counted = propertyIds.slice(0, newsHomesMax).map(async (id) => {
    const counts = Object.values(await countNews(owner, id))
    return [id, counts.reduce((sum, count) => sum + count, 0)] as const
  })
  return new Map((await Promise.all(counted)).filter(([, sum]) => sum > 0))
}
