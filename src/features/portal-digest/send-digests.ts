import 'server-only'
import { getExecutor, inTransaction } from '@/cms/hooks/transaction'
import { queueMails } from '@/cms/jobs/queue-mails'
import { toSql } from '@/cms/matching/to-sql'
import type { Owner } from '@/cms/payload-types'
import { toLocale } from '@/domain/kernel/locales'
import { wantsNotice } from '@/domain/owners/notices'
import { findDigestWeek, type DigestWeek } from '@/domain/visits/digest-week'
import { queryRows } from '@/server/db'
import { payloadAsSystem } from '@/server/payload'
import { doEach } from '@/server/queue/do-each'
import { digestMailKind } from './digest-mail'
import { isWorthTelling, readDigest } from './digest-queries'

/**
 * Owners of whom the week was not looked at. Also those who want no mail, so that whoever asks for it
 * later in the week waits for Monday; and not those who came after the week.
 */
const waitingStatement = `
  select o.id from owners o
  where o.created_at < ($1::date + 7)::timestamp at time zone 'Europe/Brussels'
    and not exists (select from visits.digests d where d.owner_id = o.id and d.week = $1::date)
  order by o.id`

const open = () => payloadAsSystem('writing to owners once a week by the clock')

/** Whether an owner is told of a week: who wants to be, when there is something to tell. */
async function isTold(owner: Owner, week: DigestWeek, now: Date): Promise<boolean> {
  return wantsNotice(owner, 'digest') && isWorthTelling(await readDigest(owner, week, now))
}

/**
 * Of all servers the one that writes the row tells; what cannot be queued is not written either. All
 * is read before: the reads take connections of their own, for which nobody may wait who holds one.
 */
async function sendDigest(ownerId: number, week: DigestWeek, now: Date): Promise<void> {
  const payload = await open()
  const options = { collection: 'owners', id: ownerId, depth: 0, disableErrors: true } as const
  const owner = await payload.findByID(options)
  if (owner === null) return
  const mayTell = await isTold(owner, week, now)
  await inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    const { rows } = await executor.execute(
      toSql(
        `insert into visits.digests (owner_id, week) values ($1::int, $2::date)
          on conflict do nothing returning week`,
        [ownerId, week.from],
      ),
    )
    if (rows.length === 0 || !mayTell) return
    const order = { to: owner.email, locale: toLocale(owner.locale ?? null) }
    await queueMails(req, [
      { kind: digestMailKind, ...order, data: { owner: ownerId, week: week.from } },
    ])
  })
}

/**
 * On Monday morning, or as soon as a server runs in that week: queues the mail about the week before
 * for every owner who wants it, once.
 *
 * @throws Error when some could not be queued; they are tried again within the week
 */
export async function sendDigests(now: Date): Promise<void> {
  const week = findDigestWeek(now)
  if (week === null) return
  const rows = await queryRows<{ id: number }>(waitingStatement, [week.from])
  const ids = rows.map(({ id }) => id)
  await doEach('owners', ids, (id) => sendDigest(id, week, now))
}
