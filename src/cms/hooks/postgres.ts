import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapter } from 'payload'

/**
 * The adapter as the one of Postgres, which own statements are written for.
 *
 * @throws Error when the configuration names another database
 */
export function toPostgres(db: DatabaseAdapter): DatabaseAdapter & PostgresAdapter {
  if (!isPostgres(db)) throw new Error(`The site needs the Postgres adapter, found "${db.name}"`)
  return db
}

function isPostgres(db: DatabaseAdapter): db is DatabaseAdapter & PostgresAdapter {
  return 'pool' in db && 'drizzle' in db
}

/** Numbers as one array value; a plain list would become as many separate parameters. */
export function toIntegers(ids: readonly number[]): string {
  return `{${ids.map((id) => Math.trunc(id)).join(',')}}`
}
