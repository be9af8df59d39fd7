import type { Payload } from 'payload'
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
  select d.id, d.frequency, d.told_at as "toldAt" from demands d
  where d.state = 'confirmed' and d.frequency::text = any($1::text[])
    and exists (select from matching.alerts a where a.demand_id = d.id and a.told_at is null)
  order by d.id`

type Waiting = { id: number; frequency: AlertFrequency; toldAt: Date | string | null }

/** One mail for a demand with everything that waits for it; nothing when another was faster. */
async function queueFor(payload: Payload, demandId: number, now: Date): Promise<void> {
  await inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    const { rows } = await executor.execute<{ id: string }>(
      toSql(
        'update matching.alerts set told_at = $2 where demand_id = $1 and told_at is null returning id::text',
        [demandId, now.toISOString()],
      ),
    )
    if (rows.length === 0) return
    const { rows: demands } = await executor.execute<{
      email: string
      locale: Locale
      enquiryId: number | null
    }>(
      toSql(
        'update demands set told_at = $2 where id = $1 returning email, locale, enquiry_id as "enquiryId"',
        [demandId, now.toISOString()],
      ),
    )
    const [demand] = demands
    if (demand === undefined) return
    await queueMails(req, [
      {
        kind: demandMailKinds.alerts,
        to: demand.email,
        locale: demand.locale,
        enquiryId: demand.enquiryId,
        data: { demand: demandId, alerts: rows.map(({ id }) => Number(id)) },
      },
    ])
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
  for (const { id } of round) await queueFor(payload, id, now)
  return { queued: round.length, isMore: due.length > round.length }
}
