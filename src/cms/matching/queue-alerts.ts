import type { Payload } from 'payload'
import { toMailbox } from '@/domain/contact/mailbox'
import { mayTell, type AlertFrequency } from '@/domain/matching/schedule'
import type { Locale } from '@/domain/kernel/locales'
import { getExecutor, inTransaction } from '../hooks/transaction'
import { queueMails } from '../jobs/queue-mails'
import { toPostgres } from '../hooks/postgres'
import { toSql } from './to-sql'

/** Mails about demands, by the names under which they are queued. */
export const demandMailKinds = {
  confirm: 'demand-confirm',
  alerts: 'demand-alerts',
  renewal: 'demand-renewal',
} as const

const waitingStatement = `
  select d.id, d.email, d.frequency, d.told_at as "toldAt" from demands d
  where d.state = 'confirmed' and d.frequency::text = any($1::text[])
    and exists (select from matching.alerts a where a.demand_id = d.id and a.told_at is null)
  order by d.id`

type Waiting = {
  id: number
  email: string
  frequency: AlertFrequency
  toldAt: Date | string | null
}

/** Separates the locks of telling from those of others. */
const lockSpace = 20_263

/**
 * Takes what waits for a demand: `$1` the demand, `$2` now. Of that only those alerts leave (`id`)
 * whose news no other demand of the same mailbox has told, under `$3`. Which mailbox an address
 * leads to is said as `toMailbox` says it.
 */
const takeStatement = `
  with taken as (
    update matching.alerts set told_at = $2 where demand_id = $1 and told_at is null
    returning id, property_id, version
  )
  select t.id::text as id from taken t
  where not exists (
    select from matching.alerts a join demands d on d.id = a.demand_id
    where a.property_id = t.property_id and a.version = t.version
      and a.demand_id <> $1 and a.told_at is not null
      and regexp_replace(lower(d.email), '\\+[^@]*@', '@') = $3)`

/**
 * One mail for a demand with everything that waits for it and its owner was not told by another
 * demand; nothing when another was faster. Demands of one owner come one after the other.
 *
 * @returns whether a mail was queued
 */
async function queueFor(payload: Payload, { id, email }: Waiting, now: Date): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    const mailbox = toMailbox(email)
    await executor.execute(
      toSql('select pg_advisory_xact_lock($1::int, hashtext($2))', [lockSpace, mailbox]),
    )
    const { rows } = await executor.execute<{ id: string }>(
      toSql(takeStatement, [id, now.toISOString(), mailbox]),
    )
    if (rows.length === 0) return false
    const { rows: demands } = await executor.execute<{
      email: string
      locale: Locale
      enquiryId: number | null
    }>(
      toSql(
        'update demands set told_at = $2 where id = $1 returning email, locale, enquiry_id as "enquiryId"',
        [id, now.toISOString()],
      ),
    )
    const [demand] = demands
    if (demand === undefined) return false
    await queueMails(req, [
      {
        kind: demandMailKinds.alerts,
        to: demand.email,
        locale: demand.locale,
        enquiryId: demand.enquiryId,
        data: { demand: id, alerts: rows.map((row) => Number(row.id)) },
      },
    ])
    return true
  })
}

/** Demands of one round: other mails wait meanwhile. */
const roundMax = 100

/**
 * Queues the mails of alerts that wait and may leave, those of a hundred demands at most.
 *
 * @returns how many mails, and whether more may leave now
 */
export async function queueAlerts(
  payload: Payload,
  frequencies: readonly AlertFrequency[],
  now: Date,
): Promise<{ queued: number; isMore: boolean }> {
  const { rows } = await toPostgres(payload.db).pool.query<Waiting>(waitingStatement, [frequencies])
  const due = rows.filter(({ frequency, toldAt }) =>
    mayTell(frequency, toldAt === null ? null : new Date(toldAt), now),
  )
  const round = due.slice(0, roundMax)
  let queued = 0
  for (const waiting of round) queued += (await queueFor(payload, waiting, now)) ? 1 : 0
  return { queued, isMore: due.length > round.length }
}
