import type { PayloadRequest } from 'payload'
import { getExecutor } from '../hooks/transaction'
import { toSql } from '../matching/to-sql'

const tables = ['events', 'daily', 'online'] as const

/** Deletes what was counted of a property, in the transaction in which it is deleted itself. */
export async function deleteVisitsOf(req: PayloadRequest, propertyId: number): Promise<void> {
  const executor = await getExecutor(req)
  for (const table of tables) {
    const isOfHome = table === 'online' ? '' : "home_kind = 'property' and "
    const text = `delete from visits.${table} where ${isOfHome}home_id = $1::int`
    await executor.execute(toSql(text, [propertyId]))
  }
}
