import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { findTeam } from '@/features/team/team-queries'
import type { OwnerAccount } from '@/server/owner-auth'
import { queryRows } from '@/server/db'
import { payloadAs } from '@/server/payload'
import { pageSize, type PageOf } from './pages'

/** One message of the thread of an owner and the agency. */
export type MessageView = {
  id: number
  isOwn: boolean
  text: string
  /** Who wrote it for the agency, as the site shows them; null for the owner and everybody else. */
  writer: string | null
  sentAt: string
  /** When the other side read it. */
  readAt: string | null
}

/**
 * Names of the people of the agency who wrote messages, by message. Owners read no accounts of
 * staff; of these only those are named whom everybody finds on the site.
 */
async function findWriters(
  messageIds: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, string>> {
  const [rows, team] = await Promise.all([
    queryRows<{ id: number; member: number }>(
      `select messages.id, team.id as member from messages
        join team on team.user_id = messages.written_by_id
        where messages.id = any($1::int[])`,
      [messageIds],
    ),
    findTeam(locale),
  ])
  const names = new Map(team.map(({ id, name }) => [id, name]))
  const found = rows.map(({ id, member }) => [id, names.get(member) ?? ''] as const)
  return new Map(found.filter(([, name]) => name !== ''))
}

/**
 * What an owner and the agency wrote each other about a property: one page, from the newest messages
 * back, and on it the oldest first, as one reads.
 */
export async function findThread(
  owner: OwnerAccount,
  propertyId: number,
  { page, locale }: { page: number; locale: Locale },
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
  const writers = await findWriters(
    docs.map(({ id }) => id),
    locale,
  )
  const items = docs.toReversed().map(({ id, author, text, sentAt, readAt, createdAt }) => ({
    id,
    isOwn: author === 'owner',
    text,
    writer: author === 'owner' ? null : (writers.get(id) ?? null),
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
