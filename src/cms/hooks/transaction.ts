import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'
import {
  createLocalReq,
  type CollectionSlug,
  type GlobalSlug,
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

/**
 * Does work in a transaction of its own: all of it is kept, or nothing is. Payload's own way to
 * commit hides a connection that breaks meanwhile, so the transaction is opened here and lent to
 * the request.
 *
 * @throws what `work` throws, and the driver's error when Postgres did not say that all is kept
 */
export async function inTransaction<T>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const db = toPostgres(payload.db)
  const req = await createLocalReq({}, payload)
  const id = randomUUID()
  let isKilled = false
  try {
    return await db.drizzle.transaction(async (tx) => {
      // An operation that fails within gives up the transaction of its request.
      const giveUp = async () => {
        isKilled = true
        await tx.execute(sql`rollback`)
      }
      db.sessions[id] = { db: tx, resolve: async () => {}, reject: giveUp }
      req.transactionID = id
      const result = await work(req)
      if (isKilled) throw new Error('A transaction was given up within, so nothing of it is kept')
      return result
    }, db.transactionOptions || undefined)
  } finally {
    delete db.sessions[id]
  }
}

/** Records that their owners change by a link, or the clock deletes, beside the desk and other tabs. */
export type LockedTable =
  | 'demands'
  | 'enquiries'
  | 'owners'
  | 'planned_publications'
  | 'subscribers'
  | 'testimonials'
  | 'users'

/**
 * Makes others wait who lock the same record, until the transaction of the request ends. A record is
 * written whole, so that two who read it before either wrote would take back what the other did.
 *
 * @returns when the record was changed last; null when it is gone
 * @throws Error outside a transaction, where the lock would end with its statement
 */
export async function lockRecord(
  req: TransactionRequest,
  table: LockedTable,
  id: number,
): Promise<Date | null> {
  if (!(await req.transactionID)) throw new Error('A record is locked within a transaction only')
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ updatedAt: string | Date }>(sql`
    select updated_at as "updatedAt" from ${sql.identifier(table)} where id = ${id} for update`)
  return rows[0] ? new Date(rows[0].updatedAt) : null
}

/** Collections whose records stand below one another. */
export type Tree = 'pages' | 'categories'

const isTree = (collection: CollectionSlug): collection is Tree =>
  collection === 'pages' || collection === 'categories'

/**
 * Makes others wait who move something in the same tree, until the transaction of the request ends.
 * Two moves that are right by themselves may make a circle together.
 *
 * @throws Error outside a transaction, where the lock would end with its statement
 */
export async function holdTree(req: TransactionRequest, tree: Tree): Promise<void> {
  if (!(await req.transactionID)) throw new Error('A tree is held within a transaction only')
  const executor = await getExecutor(req)
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${`tree.${tree}`}))`)
}

/**
 * The same for a record that is saved as a whole, of any collection. What only points to it need not
 * wait: a home that is saved would else hold up the visits that are counted for it. What stands in a
 * tree is held with its tree, always in this order, so that none waits for the other in a circle.
 *
 * @throws Error outside a transaction, where the lock would end with its statement
 */
export async function holdRecord(
  req: TransactionRequest,
  collection: CollectionSlug,
  id: number,
): Promise<void> {
  if (!(await req.transactionID)) throw new Error('A record is held within a transaction only')
  if (isTree(collection)) await holdTree(req, collection)
  const executor = await getExecutor(req)
  const table = sql.identifier(collection.replaceAll('-', '_'))
  await executor.execute(sql`select 1 from ${table} where id = ${id} for no key update`)
}

/** The same for a set of settings, which has no row before it is saved for the first time. */
export async function holdGlobal(req: TransactionRequest, global: GlobalSlug): Promise<void> {
  if (!(await req.transactionID)) throw new Error('Settings are held within a transaction only')
  const executor = await getExecutor(req)
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${`global.${global}`}))`)
}
