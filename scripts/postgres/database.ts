import { inData } from '../paths'
import type { Settings } from '../settings/settings'
import { ensureDatabase, joinCluster } from './cluster'
import { checkDatabase } from './connect'

export type Database = {
  url: string
  /** What it is, for the person at the terminal. */
  description: string
}

const databaseName = 'gevel'

/**
 * The database of this clone: the one in `DATABASE_URL`, or the bundled Postgres in `.data`, which
 * is started when needed and stopped by the last command that uses it.
 *
 * @throws Advice when it refuses, is too old or cannot be started
 */
export async function openDatabase(
  settings: Settings,
  say: (line: string) => void = console.log,
): Promise<Database> {
  if (settings.databaseUrl !== undefined) {
    const { version } = await checkDatabase(settings.databaseUrl)
    return { url: settings.databaseUrl, description: `Postgres ${version} of DATABASE_URL` }
  }
  const cluster = await joinCluster({ folder: inData('postgres'), isDurable: true, say })
  await ensureDatabase(cluster, databaseName)
  const url = cluster.url(databaseName)
  const { version } = await checkDatabase(url)
  return { url, description: `bundled Postgres ${version} on port ${new URL(url).port}` }
}
