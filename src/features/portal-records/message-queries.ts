import 'server-only'
import type { OwnerAccount } from '@/server/owner-auth'
import { queryRows } from '@/server/db'
import { payloadAs } from '@/server/payload'
import { pageSize, type PageOf } from './pages'

/** One message of the thread of an owner and the agency. */
export type MessageView = {
  id: number
  isOwn: boolean
  text: string
  sentAt: string
  /** When the other side read it. */
  readAt: string | null
}

/**
 * What an owner and the agency wrote each other about a property: one page, from the newest messages
 * back, and on it the oldest first, as one reads.
 */
export async function findThread(
  owner: OwnerAccount,
  propertyId: number,
  page: number,
): Promise<PageOf<MessageView>> {
  const { docs, hasNextPage } = await (
    await payloadAs(owner)
  ).find({
    collection: 'messages',
    where: { property: { equals: propertyId } },
    sort: ['-sentAt', '-id'],
    depth: 0,
    limit: pageSize,
    page,
  })
  const items = docs.toReversed().map(({ id, author, text, sentAt, readAt, createdAt }) => ({
    id,
    isOwn: author === 'owner',
    text,
    sentAt: sentAt ?? createdAt,
    readAt: readAt ?? null,
  }))
  return { items, page, hasOlder: hasNextPage }
}

/**
 * Notes that an owner has seen what the agency wrote: in one statement, because it happens while a
 * page is looked at, and nothing else follows from it.
 */
export async function noteRead(thread: readonly MessageView[], now: Date): Promise<void> {
  const unread = thread.filter(({ isOwn, readAt }) => !isOwn && readAt === null)
  if (unread.length === 0) return
  await queryRows(
    'update messages set read_at = $2, updated_at = $2 where id = any($1::int[]) and read_at is null',
    [unread.map(({ id }) => id), now.toISOString()],
  )
}
