import type { PayloadRequest } from 'payload'
import { directSource } from '@/domain/visits/visit-source'
import { getExecutor } from '../hooks/transaction'
import { toSql } from '../matching/to-sql'

/** Counts that a property was sent to a friend, in the transaction in which the mail is queued. */
export async function noteSend(req: PayloadRequest, propertyId: number, at: Date): Promise<void> {
  const executor = await getExecutor(req)
  await executor.execute(
    toSql(
      `insert into visits.events (at, home_kind, home_id, kind, source)
        values ($1::timestamptz, 'property', $2::int, 'send', '${directSource}')`,
      [at.toISOString(), propertyId],
    ),
  )
}
