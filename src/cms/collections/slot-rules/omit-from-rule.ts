import { sql } from '@payloadcms/db-postgres'
import { getExecutor, type TransactionRequest } from '../../hooks/transaction'

/**
 * Notes that a rule publishes nothing at one of its moments, in the transaction of the request. Who
 * publishes holds the same row, so that the two come one after the other.
 */
export async function omitFromRule(
  req: TransactionRequest,
  ruleId: number,
  startsAt: string,
): Promise<void> {
  const executor = await getExecutor(req)
  const moment = JSON.stringify([new Date(startsAt).toISOString()])
  await executor.execute(sql`
    update slot_rules set omitted = coalesce(omitted, '[]'::jsonb) || ${moment}::jsonb
    where id = ${ruleId}
  `)
}
