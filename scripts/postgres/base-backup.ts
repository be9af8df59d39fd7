import { execFile } from 'node:child_process'
import { appendFile, chmod, chown, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { withClient } from './connect'
import { findFreePort } from './free-port'
import type { Home } from './home'

const run = promisify(execFile)

/** Belongs to the server that runs, or is brought by the archive. */
const leftOut = ['pg_wal', 'postmaster.pid', 'postmaster.opts', 'pg_replslot', 'pg_stat_tmp']

async function giveToServer(home: Home, folder: string): Promise<void> {
  if (home.account) await run('chown', ['-R', `${home.account.uid}:${home.account.gid}`, folder])
}

const inQuotes = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * Has the server keep every finished piece of its log in a folder from its next start on.
 *
 * @param archive absolute path; made when it is missing
 */
export async function archiveLog(home: Home, archive: string): Promise<void> {
  await mkdir(archive, { recursive: true })
  if (home.account) await chown(archive, home.account.uid, home.account.gid)
  const command = `test ! -f "${archive}/%f" && cp "%p" "${archive}/%f"`
  await withClient(home.url('postgres'), async (client) => {
    await client.query('alter system set archive_mode = on')
    await client.query(`alter system set archive_command = ${inQuotes(command)}`)
  })
}

/**
 * Copies the files of a server that goes on working; with the log since then they are a whole
 * database. The bundled Postgres brings no `pg_basebackup`, so this is what that program does.
 *
 * @param target absolute path of a folder that is not there yet
 */
export async function takeBaseBackup(home: Home, target: string): Promise<void> {
  // One session from beginning to end: the server takes the backup as given up when it leaves.
  await withClient(home.url('postgres'), async (client) => {
    await client.query(`select pg_backup_start('base backup', fast => true)`)
    await cp(home.dataFolder, target, {
      recursive: true,
      filter: (source) => !leftOut.includes(path.relative(home.dataFolder, source)),
    })
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => true)',
    )
    await writeFile(path.join(target, 'backup_label'), rows[0]?.labelfile ?? '')
  })
}

/**
 * Lays out a base backup as a database that will read the log up to a moment when it starts.
 *
 * @param options.until moment as Postgres tells it; what was committed later is not brought back
 * @returns where it is; `startServer` starts it, beside the one it was copied from
 */
export async function layOutBackup(
  home: Home,
  options: { backup: string; archive: string; folder: string; until: string },
): Promise<Home> {
  const { backup, archive, folder, until } = options
  const dataFolder = path.join(folder, 'data')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await cp(backup, dataFolder, { recursive: true })
  for (const each of ['pg_wal', 'pg_replslot']) await mkdir(path.join(dataFolder, each))
  await chmod(dataFolder, 0o700)
  await appendFile(
    path.join(dataFolder, 'postgresql.auto.conf'),
    [
      // The one it was copied from goes on writing there.
      `archive_mode = off`,
      `restore_command = ${inQuotes(`cp "${archive}/%f" "%p"`)}`,
      `recovery_target_time = ${inQuotes(until)}`,
      `recovery_target_action = 'promote'`,
      '',
    ].join('\n'),
  )
  await writeFile(path.join(dataFolder, 'recovery.signal'), '')
  await giveToServer(home, folder)
  const port = await findFreePort()
  const toUrl = (database: string) => {
    const url = new URL(home.url(database))
    url.port = String(port)
    return url.href
  }
  return { ...home, dataFolder, logFile: path.join(folder, 'postgres.log'), port, url: toUrl }
}
