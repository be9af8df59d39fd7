import 'server-only'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { sql } from '@payloadcms/db-postgres'
import type { ImportOrigin } from '@/cms/collections/imports/names'
import { getExecutor, inTransaction } from '@/cms/hooks/transaction'
import { startRun } from '@/cms/imports/import-run'
import { queuePictures } from '@/cms/imports/place-pictures'
import { doEach } from '@/server/queue/do-each'
import { isFeedDue, type FeedSchedule } from '@/domain/listings/import-run'
import { open } from './advance-import'

const pack = promisify(gzip)

/**
 * Begins an import of a feed.
 *
 * @param file what was sent with it; null fetches the address of the feed
 * @returns its number, or null while another one of the feed is under way
 */
export async function startImport(
  feedId: number,
  given: { origin: ImportOrigin; startedBy: number | null; file: Uint8Array | null },
): Promise<number | null> {
  const { origin, startedBy, file } = given
  const packed = file === null ? null : await pack(file)
  return startRun(await open(), { feedId, origin, startedBy, packed })
}

type Scheduled = { id: number; schedule: FeedSchedule; lastAt: Date | string | null }

/**
 * Begins an import of each feed whose turn has come. One that is under way still is left alone, and a
 * feed whose import nobody has looked at yet is read anew. Pictures whose turn has come again are
 * fetched as well.
 */
export async function fetchFeeds(now: Date): Promise<void> {
  const payload = await open()
  const executor = await getExecutor({ payload })
  const { rows } = await executor.execute<Scheduled>(sql`
    select f.id, f.schedule::text as schedule, (select max(i.created_at) from imports i
      where i.feed_id = f.id and i.origin in ('schedule', 'desk')) as "lastAt"
    from feeds f where f.is_active and f.address is not null and f.schedule <> 'none'`)
  const due = rows.filter(({ schedule, lastAt }) =>
    isFeedDue(schedule, lastAt === null ? null : new Date(lastAt), now),
  )
  await inTransaction(payload, async (req) => {
    const { rows: waiting } = await (
      await getExecutor(req)
    ).execute(sql`select 1 from feeds.records where pictures_due <= now() limit 1`)
    if (waiting.length > 0) await queuePictures(req)
  })
  await doEach(
    'feeds',
    due.map(({ id }) => id),
    async (id) => {
      await startImport(id, { origin: 'schedule', startedBy: null, file: null })
    },
  )
}
