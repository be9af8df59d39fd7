import type { Client } from 'pg'
import { closeAtEnd } from '../terminal/shutdown'
import { connect, quoteName, withClient } from './connect'
import { withFileLock } from './file-lock'
import { openHome, type Home } from './home'
import { discardAfterCrash, startServer, stopServer } from './server-process'

export type ClusterOptions = {
  /** The folder it lives in. */
  folder: string
  /** False for tests: faster, and everything may be lost when the machine fails. */
  isDurable: boolean
  say: (line: string) => void
}

export type Cluster = {
  /** Address of one of its databases. */
  url: (database: string) => string
  /** Leaves it; the last one to leave stops the server. */
  leave: () => Promise<void>
}

/** Every command that uses the server holds one connection under this name. */
const leaseName = 'gevel lease'

async function hasOtherLeases(lease: Client): Promise<boolean> {
  const { rows } = await lease.query(
    'select 1 from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid() limit 1',
    [leaseName],
  )
  return rows.length > 0
}

async function leave(lease: Client, home: Home, lockFile: string): Promise<void> {
  await withFileLock(lockFile, async () => {
    let isLast: boolean
    try {
      isLast = !(await hasOtherLeases(lease))
    } catch {
      // The server is gone or on its way out: nobody is left to keep it for.
      isLast = true
    }
    await lease.end().catch(() => undefined)
    if (isLast) await stopServer(home)
  })
}

/**
 * Joins the bundled Postgres of a folder: makes it the first time, starts it when it is not
 * running, and shares it with other commands. Who uses it is known from the connections that are
 * held open, which the system closes for a process that dies, so nothing can go stale.
 *
 * @throws Advice when it cannot be started
 */
export async function joinCluster(options: ClusterOptions): Promise<Cluster> {
  const lockFile = `${options.folder}.lock`
  const { lease, home } = await withFileLock(
    lockFile,
    async () => {
      const found = await openHome(options)
      const isGone = !options.isDurable && (await discardAfterCrash(found))
      const running = await startServer(isGone ? await openHome(options) : found, options)
      return { home: running, lease: await connect(running.url('postgres'), leaseName) }
    },
    () => options.say('Waiting for another command that is starting the database'),
  )
  return { url: home.url, leave: closeAtEnd(() => leave(lease, home, lockFile)) }
}

/** Makes a database of the cluster unless it is there. */
export async function ensureDatabase(cluster: Cluster, database: string): Promise<void> {
  await withClient(cluster.url('postgres'), async (client) => {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [database])
    if (rows.length === 0) await client.query(`create database ${quoteName(database)}`)
  })
}
