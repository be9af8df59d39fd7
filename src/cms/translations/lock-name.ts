import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { getExecutor } from '../hooks/transaction'

/** Makes others wait who write the same texts in the workbench, until the transaction ends. */
export async function lockName(req: PayloadRequest, name: string): Promise<void> {
  const executor = await getExecutor(req)
  const key = `translations ${name}`
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}
