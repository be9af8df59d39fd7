import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { getExecutor, type TransactionRequest } from '@/cms/hooks/transaction'
import { queryRows } from '@/server/db'

/** Records by collection; what is not named was none. */
export type ErasureCounts = Readonly<Record<string, number>>

/** Who had it done: the person by a link, or an account of staff. */
export type ErasureActor = { by: 'person' } | { by: 'staff'; userId: number }

/** One line of the log: that somebody was erased, and nothing of who it was. */
export type ErasureLine = {
  id: number
  at: Date
  by: 'person' | 'staff'
  /** The account that did it; null once that is gone. */
  name: string | null
  counts: ErasureCounts
}

/** Lines that the desk shows. */
const shownMax = 50

/** Writes the line, in the transaction that erases. */
export async function logErasure(
  req: TransactionRequest,
  actor: ErasureActor,
  counts: ErasureCounts,
): Promise<void> {
  const executor = await getExecutor(req)
  const userId = actor.by === 'staff' ? actor.userId : null
  await executor.execute(sql`
    insert into desk.erasures (actor, user_id, counts)
    values (${actor.by}, ${userId}, ${JSON.stringify(counts)}::jsonb)`)
}

/** The newest lines of the log. */
export async function listErasures(): Promise<ErasureLine[]> {
  return queryRows<ErasureLine>(
    `select e.id, e.at, e.actor as by, u.name, e.counts from desk.erasures e
     left join users u on u.id = e.user_id order by e.id desc limit $1`,
    [shownMax],
  )
}
