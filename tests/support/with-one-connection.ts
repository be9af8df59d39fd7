import type { PoolClient } from 'pg'
import { toPostgres } from '@/cms/hooks/postgres'
import { getTestPayload } from './test-payload'

/**
 * Does work with a single connection to the database. What asks for a second one while it holds the
 * first waits for ever, as all of a busy site do who hold one each.
 */
export async function withOneConnection<T>(work: () => Promise<T>): Promise<T> {
  const { pool } = toPostgres((await getTestPayload()).db)
  const held: PoolClient[] = []
  // The framework keeps one of its own, so that they are taken until none is left.
  while (pool.totalCount < pool.options.max || pool.idleCount > 0) held.push(await pool.connect())
  held.pop()?.release()
  try {
    return await work()
  } finally {
    for (const client of held) client.release()
  }
}
