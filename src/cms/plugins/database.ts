import { postgresAdapter } from '@payloadcms/db-postgres'
import { createLastingDriver } from './lasting-pool'
import { readAccountsAtSource } from './read-accounts-at-source'

/**
 * A page reads about ten things at once, so that two pages can be made without waiting for each
 * other; three servers with their listeners and the tools stay below the hundred connections that
 * Postgres allows unless it is told otherwise (with workers and copies: docs/operations.md).
 */
const connectionsMax = 20
/**
 * How long a reader waits, for a free connection as for a new one: the driver tells no difference.
 * Above what a burst of first visits takes, and far below a proxy's patience.
 */
const connectMs = 10_000
/**
 * The driver's ten seconds would close the pool between two visitors. A new connection costs both
 * sides the key derivation of its password, and twenty at once, on a busy machine, more than the
 * wait above: that ended visits with 500.
 */
const idleMs = 5 * 60_000
const idleInTransactionMs = 30_000
const statementMs = 30_000

/**
 * How long after a write, or after another server told of one, the database itself is read and not a
 * copy, which hears of it a moment later; milliseconds. Pages that are made anew after a change are
 * made within it.
 */
const copiesLagMs = 5_000

/**
 * The database. Its schema changes through migrations alone. Blocks are stored as JSON from the
 * start, because a later change of mind would need a migration of all content. The limits end
 * what would otherwise hold a connection for ever.
 *
 * @param settings.url connection address of a Postgres database
 * @param settings.replicaUrls copies that follow it, for reading; none in an empty list
 * @param settings.migrationDir absolute path of the folder with the migrations
 * @param settings.onLost told when a connection ends unasked, as in a restart of the database
 */
export function createDatabase(settings: {
  url: string
  replicaUrls: string[]
  migrationDir: string
  onLost: (err: Error) => void
}) {
  const adapter = postgresAdapter({
    pg: createLastingDriver(settings.onLost),
    pool: {
      connectionString: settings.url,
      max: connectionsMax,
      connectionTimeoutMillis: connectMs,
      idleTimeoutMillis: idleMs,
      // A connection that a firewall has forgotten is noticed while it is idle, not by a visitor.
      keepAlive: true,
      idle_in_transaction_session_timeout: idleInTransactionMs,
      statement_timeout: statementMs,
    },
    ...(settings.replicaUrls.length > 0 && {
      readReplicas: settings.replicaUrls,
      readReplicasAfterWriteInterval: copiesLagMs,
    }),
    blocksAsJSON: true,
    push: false,
    migrationDir: settings.migrationDir,
    extensions: ['unaccent', 'pg_trgm'],
  })
  const { init } = adapter
  return {
    ...adapter,
    init: (given: Parameters<typeof init>[0]) => readAccountsAtSource(init(given)),
  }
}
