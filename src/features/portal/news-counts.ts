import 'server-only'
import type { Where } from 'payload'
import { findOwnDocuments } from '@/cms/collections/documents/access'
import { toRelationId } from '@/cms/relation-id'
import type { PortalSection } from '@/domain/routes/portal'
import { queryRows } from '@/server/db'
import type { OwnerAccount } from '@/server/owner-auth'
import { payloadAs } from '@/server/payload'

/** How much is new in each section; sections without anything new are left out. */
export type NewsCounts = Readonly<Partial<Record<PortalSection, number>>>

/** Sections whose last look is noted; messages know themselves which of them were read. */
const seenSections = ['history', 'visits', 'documents'] as const satisfies PortalSection[]
type SeenSection = (typeof seenSections)[number]

/** Papers that are looked through; more of them at once are no number that anybody reads. */
const papersMax = 100

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
async function readSeen(ownerId: number, propertyId: number): Promise<Record<SeenSection, string>> {
  const rows = await queryRows<{ section: string; seenAt: Date }>(
    `select section, seen_at as "seenAt" from guard.owner_seen
     where owner_id = $1 and property_id = $2`,
    [ownerId, propertyId],
  )
  const seen = new Map(rows.map(({ section, seenAt }) => [section, seenAt.toISOString()]))
  const of = (section: SeenSection) => seen.get(section) ?? new Date(0).toISOString()
  return { history: of('history'), visits: of('visits'), documents: of('documents') }
}

/**
 * What is new or was changed since an owner last looked, as the access rules let that owner read it:
 * answers of the agency, papers of others, viewings and what was written of them, and the rest of the
 * history.
 */
export async function countNews(owner: OwnerAccount, propertyId: number): Promise<NewsCounts> {
  const [seen, door] = await Promise.all([readSeen(owner.id, propertyId), payloadAs(owner)])
  const ofHome: Where = { property: { equals: propertyId } }
  const since = (section: SeenSection): Where => ({ updatedAt: { greater_than: seen[section] } })
  const count = async (
    collection: 'activities' | 'appointments' | 'enquiries' | 'messages',
    ...and: Where[]
  ) => (await door.count({ collection, where: { and } })).totalDocs
  const isVisit = { kind: { equals: 'visit' } }
  const [activities, visits, appointments, enquiries, messages, papers] = await Promise.all([
    count('activities', ofHome, { kind: { not_equals: 'visit' } }, since('history')),
    count('activities', ofHome, isVisit, since('visits')),
    count('appointments', { 'slot.property': { equals: propertyId } }, since('visits')),
    count('enquiries', ofHome, { createdAt: { greater_than: seen.history } }),
    count('messages', ofHome, { author: { equals: 'agency' } }, { readAt: { exists: false } }),
    door.find({
      collection: 'documents',
      where: { and: [ofHome, findOwnDocuments(owner), since('documents')] },
      depth: 0,
      limit: papersMax,
      pagination: false,
      select: { sentByOwner: true },
    }),
  ])
  const documents = papers.docs.filter(({ sentByOwner }) => toRelationId(sentByOwner) !== owner.id)
  const all = {
    history: activities + enquiries,
    visits: visits + appointments,
    documents: documents.length,
    messages,
  }
  return Object.fromEntries(Object.entries(all).filter(([, number]) => number > 0))
}
