import 'server-only'
import config from '@payload-config'
import type { Pool, QueryResultRow } from 'pg'
import { getPayload } from 'payload'
import { toPostgres } from '@/cms/hooks/postgres'
import { env } from './env'

async function getPool(): Promise<Pool> {
  const { db } = await getPayload({ config })
  return toPostgres(db).pool
}

/**
 * Runs one statement on the site's own connection pool. Access rules do not apply here, so what is
 * shown to visitors may be read this way from the read model alone, which holds public columns.
 * The counts and marks in the schema `guard`, which hold no content, are kept this way too, and the
 * copy of an offer, which is written once; all other writing goes through Payload, with its rules
 * and hooks.
 *
 * @param text the statement with `$1`, `$2` … for every value
 * @throws the driver's error when the database refuses the statement or cannot be reached
 */
export async function queryRows<Row extends QueryResultRow>(
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const pool = await getPool()
  const result = await pool.query<Row>(text, [...values])
  return result.rows
}

/**
 * Has the next reads go to the database itself: a copy that follows it may not have heard yet of what
 * another server wrote, and a page that is made of it now would be kept.
 */
export async function readNewest(): Promise<void> {
  if (env().DATABASE_REPLICA_URLS.length === 0) return
  const { db } = await getPayload({ config })
  toPostgres(db).lastWriteTimestamp = Date.now()
}

/**
 * How many connections of this process there are, and how many wait for one.
 */
export async function countConnections(): Promise<{ open: number; idle: number; waiting: number }> {
  const pool = await getPool()
  return { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }
}

/**
 * True when the database answers within the given time.
 *
 * @param timeoutMs patience in milliseconds, above 0
 */
export async function pingDatabase(timeoutMs: number): Promise<boolean> {
  const timeout = new Promise<never>((_resolve, reject) => {
    // An answer that came while the process was busy is read before the time counts as over.
    const giveUp = () => setImmediate(() => reject(new Error('timeout')))
    setTimeout(giveUp, timeoutMs).unref()
  })
  try {
    await Promise.race([queryRows('select 1'), timeout])
    return true
  } catch {
    // Whatever the reason (refused, slow, shutting down): the answer to "is it there" is no.
    return false
  }
}

/**
 * Patience with the database before somebody who sent a form is told to try again, in milliseconds.
 */
const formPatienceMs = 1_500

/**
 * Makes sure that the database answers before a form is taken in: each later step would wait for a
 * connection as long as a page may.
 *
 * @throws Error when it does not answer in time
 */
export async function requireDatabase(): Promise<void> {
  if (!(await pingDatabase(formPatienceMs))) throw new Error('The database did not answer in time')
}
