import type { PostgresAdapter } from '@payloadcms/db-postgres'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { toPostgres } from './postgres'

/** Runs statements of its own where Payload's writes of the same request run. */
export type Executor = Pick<PostgresAdapter['drizzle'], 'execute'>

/** As much of a request as leads to its transaction. */
export type TransactionRequest = Pick<PayloadRequest, 'payload' | 'transactionID'>

/**
 * The connection of the request's transaction, so that own SQL is committed or rolled back with
 * the change that caused it; outside a transaction the pool.
 *
 * @throws Error when the configuration names another database than Postgres
 */
export async function getExecutor(req: TransactionRequest): Promise<Executor> {
  const db = toPostgres(req.payload.db)
  const transaction = await req.transactionID
  const session = transaction ? db.sessions?.[transaction]?.db : undefined
  return isExecutor(session) ? session : db.drizzle
}

function isExecutor(session: unknown): session is Executor {
  return typeof session === 'object' && session !== null && 'execute' in session
}

/** Does work in a transaction of its own: all of it is kept, or nothing is. */
export async function inTransaction<T>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (err) {
    await killTransaction(req)
    throw err
  }
}
