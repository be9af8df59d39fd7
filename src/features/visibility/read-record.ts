import 'server-only'
import type { TypedUser } from 'payload'
import type { Locale } from '@/domain/kernel/locales'
import type { RecordFacts } from '@/domain/visibility/hurdle'
import type { VisibilityTarget } from '@/domain/visibility/report'
import { payloadAs, type ViewerDoor } from '@/server/payload'

/** All languages as they are written, and the record in the trash as well. */
const everything = {
  locale: 'all',
  fallbackLocale: false,
  depth: 0,
  trash: true,
  disableErrors: true,
} as const

type Source = { _status?: string | null; deletedAt?: string | null; updatedAt: string }

/**
 * The record as the site knows it: what is published, or what was saved last where nothing is.
 *
 * @param staff who asks; what this account may not read is not found
 */
export async function readStored<Target extends VisibilityTarget>(
  staff: TypedUser,
  target: Target,
  id: number,
) {
  const door: ViewerDoor = await payloadAs(staff)
  const stored = await door.findByID({ collection: target, id, ...everything, draft: false })
  if (stored === null || stored._status === 'published') return stored
  // Of what was never published the table holds the very first save; the editor looks at the last.
  return door.findByID({ collection: target, id, ...everything, draft: true })
}

/**
 * Whether something was saved since it was published.
 *
 * @param record as `readStored` gave it
 */
export async function hasNewerDraft(
  staff: TypedUser,
  target: VisibilityTarget,
  { id, _status }: Source & { id: number },
): Promise<boolean> {
  if (_status !== 'published') return false
  const door = await payloadAs(staff)
  const draft = await door.findByID({ collection: target, id, ...everything, draft: true })
  return draft?._status === 'draft'
}

/** When the record is to be published by itself; null where no such moment is set. */
async function findPlanned(
  staff: TypedUser,
  target: VisibilityTarget,
  id: number,
): Promise<string | null> {
  const door = await payloadAs(staff)
  const { docs } = await door.find({
    collection: 'planned-publications',
    where: {
      and: [
        { 'subject.relationTo': { equals: target } },
        { 'subject.value': { equals: id } },
        { action: { equals: 'publish' } },
        { state: { equals: 'planned' } },
      ],
    },
    sort: 'at',
    limit: 1,
    pagination: false,
    depth: 0,
    select: { at: true },
  })
  return docs[0]?.at ?? null
}

/** What keeps any record from visitors, read off the record itself. */
export async function toRecordFacts(
  staff: TypedUser,
  target: VisibilityTarget,
  record: Source & { id: number },
  more: Pick<RecordFacts, 'visibleIn' | 'missesMention'> & { enabledLocales: readonly Locale[] },
): Promise<RecordFacts> {
  const isPublished = record._status === 'published'
  return {
    ...more,
    isTrashed: Boolean(record.deletedAt),
    isPublished,
    scheduledFor: isPublished ? null : await findPlanned(staff, target, record.id),
  }
}
