import type { PayloadRequest } from 'payload'
import type { HomeKind } from '@/domain/visits/visit-event'
import { getExecutor } from '../hooks/transaction'
import { toSql } from '../matching/to-sql'

const statements = [
  'delete from visits.events where home_kind = $1 and home_id = $2::int',
  'delete from visits.daily where home_kind = $1 and home_id = $2::int',
  // Of a property alone it is noted on which days it stood on the site.
  "delete from visits.online where $1 = 'property' and home_id = $2::int",
]

/** Deletes what was counted of a home, in the transaction in which it is deleted itself. */
export async function deleteVisitsOf(
  req: PayloadRequest,
  homeKind: HomeKind,
  id: number,
): Promise<void> {
  const executor = await getExecutor(req)
  for (const statement of statements) await executor.execute(toSql(statement, [homeKind, id]))
}
