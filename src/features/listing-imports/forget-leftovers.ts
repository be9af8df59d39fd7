import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { getExecutor, inTransaction } from '@/cms/hooks/transaction'
import { findUses } from '@/cms/uses/find-uses'
import { addDays, toBelgianDay, type CalendarDay } from '@/domain/kernel/calendar-day'
import { detailsKeptDays } from '@/domain/listings/import-run'
import { doEach } from '@/server/queue/do-each'
import { open } from './advance-import'

/** Days for which a picture that its sender has no more is kept, in case the sender only stumbled. */
const droppedPictureDays = 30

/** Pictures that are looked at in one night; what is left goes in the next one. */
const picturesMax = 2_000

const daysBefore = (now: Date, days: number) => addDays(toBelgianDay(now), -days)

/**
 * Clears what imports leave behind: what an import did record by record, some weeks after it ended,
 * and the files of pictures that senders took back and nothing names. The import itself stays, with
 * its figures and its log; so do one that still waits for a person and every picture in use.
 *
 * @returns how many imports lost their records, and how many files went
 */
export async function forgetImportLeftovers(
  now: Date,
): Promise<{ imports: number; pictures: number }> {
  const payload = await open()
  const executor = await getExecutor({ payload })
  const { rows } = await executor.execute<{ imports: number }>(sql`
    with gone as (
      delete from feeds.staged s using imports i
      where i.id = s.import_id and i.ended_at < ${daysBefore(now, detailsKeptDays)}::date
      returning s.import_id)
    select count(distinct import_id)::int as imports from gone`)
  return { imports: rows[0]?.imports ?? 0, pictures: await forgetPictures(payload, now) }
}

async function forgetPictures(payload: Payload, now: Date): Promise<number> {
  const before = daysBefore(now, droppedPictureDays)
  const executor = await getExecutor({ payload })
  const { rows } = await executor.execute<{ media: number }>(sql`
    select distinct media_id as media from feeds.pictures
    where dropped_at < ${before}::date and media_id is not null limit ${picturesMax}`)
  let gone = 0
  const ids = rows.map(({ media }) => media)
  await doEach('media', ids, async (id) => {
    if (await forgetPicture(payload, id, before)) gone += 1
  })
  return gone
}

/** What is still named is from now on the desk's; old versions of a home do not name it. */
async function forgetPicture(payload: Payload, id: number, before: CalendarDay): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    // A sender that has it again at this moment waits, and then has it fetched anew.
    await executor.execute(sql`
      delete from feeds.pictures where media_id = ${id} and dropped_at < ${before}::date`)
    const { rows: others } = await executor.execute(
      sql`select 1 from feeds.pictures where media_id = ${id} limit 1`,
    )
    if (others.length > 0) return false
    const uses = await findUses({ payload, req }, { collection: 'media', id })
    if (uses.length > 0) return false
    await payload.delete({ collection: 'media', id, depth: 0, req })
    return true
  })
}
