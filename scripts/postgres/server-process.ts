import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { chown, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Advice, hasCode, isMissingFile } from '../terminal/advice'
import { readLogTail } from '../terminal/child'
import { withClient } from './connect'
import { isAlive } from './file-lock'
import { isPortFree } from './free-port'
import type { Home } from './home'
import { asAccount } from './os-account'

const pollMs = 100
/** A server that repairs itself after a crash may need minutes; it is only given up when it ends. */
const startPatienceMs = 10 * 60_000
const stopPatienceMs = 30_000
const remainsPatienceMs = 15_000

const run = promisify(execFile)

type Answer = 'ours' | 'starting' | 'absent'

/** SQLSTATE 57P03: the server is starting up or shutting down. */
const notYet = '57P03'

async function ask(home: Home): Promise<Answer> {
  try {
    const folder = await withClient(home.url('postgres'), async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory')
      return rows[0]?.data_directory
    })
    return folder === home.dataFolder ? 'ours' : 'absent'
  } catch (err) {
    // Anything else that refuses us there is another program on the remembered port.
    return hasCode(err) && err.code === notYet ? 'starting' : 'absent'
  }
}

const pidFileOf = (home: Home) => path.join(home.dataFolder, 'postmaster.pid')

async function readServerPid(home: Home): Promise<number | null> {
  try {
    const text = await readFile(pidFileOf(home), 'utf8')
    return Number.parseInt(text, 10) || null
  } catch (err) {
    if (isMissingFile(err)) return null
    throw err
  }
}

/** The program a process runs, or null when there is no such process. */
async function readProgram(pid: number): Promise<string | null> {
  try {
    if (process.platform === 'linux') return await readFile(`/proc/${pid}/cmdline`, 'utf8')
    return (await run('ps', ['-o', 'command=', '-p', String(pid)])).stdout
  } catch {
    // Neither the file nor a line of `ps`: the process is gone.
    return null
  }
}

/** The process of this very cluster, if it is alive; the number alone may have been given anew. */
async function findServerProcess(home: Home): Promise<number | null> {
  const pid = await readServerPid(home)
  if (pid === null) return null
  const program = await readProgram(pid)
  return program?.includes('postgres') && program.includes(home.dataFolder) ? pid : null
}

async function launch(home: Home, isDurable: boolean): Promise<ChildProcess> {
  const log = await open(home.logFile, 'w', 0o644)
  if (home.account) await chown(home.logFile, home.account.uid, home.account.gid)
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=UTC',
    ...(isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ]
  const child = spawn(
    home.binaries.postgres,
    ['-D', home.dataFolder, '-p', String(home.port), ...settings.flatMap((each) => ['-c', each])],
    {
      ...asAccount(home.account),
      cwd: '/',
      // A group of its own: Ctrl-C in the terminal must reach the site before its database.
      detached: true,
      env: { ...process.env, LC_ALL: undefined, LC_MESSAGES: 'C' },
      stdio: ['ignore', log.fd, log.fd],
    },
  )
  child.unref()
  await log.close()
  return child
}

/** Why a start came to nothing, in the server's own words. */
class StartFailure extends Error {}

async function readFailure(home: Home): Promise<string> {
  const log = await readLogTail(home.logFile, 40).catch(() => '')
  return log.match(/(?:FATAL|PANIC):\s*(.+)/)?.[1] ?? 'no reason given'
}

/** @throws StartFailure when the server ends before it answers */
async function waitUntilReady(home: Home, child: ChildProcess | null): Promise<void> {
  const deadline = Date.now() + startPatienceMs
  let spawnFailure: Error | undefined
  child?.once('error', (err) => (spawnFailure = err))
  while (Date.now() < deadline) {
    if ((await ask(home)) === 'ours') return
    const hasEnded = child
      ? spawnFailure !== undefined || child.exitCode !== null || child.signalCode !== null
      : (await findServerProcess(home)) === null
    if (hasEnded) break
    await sleep(pollMs)
  }
  throw new StartFailure(spawnFailure?.message ?? (await readFailure(home)))
}

/**
 * After a crash the processes of the old server may outlive it by a moment, and Postgres rightly
 * refuses to start beside them.
 */
async function launchBesideRemains(home: Home, isDurable: boolean): Promise<void> {
  const deadline = Date.now() + remainsPatienceMs
  for (;;) {
    try {
      return await waitUntilReady(home, await launch(home, isDurable))
    } catch (err) {
      const isTemporary = err instanceof StartFailure && /shared memory block/.test(err.message)
      if (!isTemporary || Date.now() > deadline) throw err
      await sleep(5 * pollMs)
    }
  }
}

/**
 * Postgres takes no notice of the number of a process that is gone, but refuses to start when the
 * number has since been given to another program. Only in that case is the file in the way.
 */
async function removeMisleadingPidFile(home: Home): Promise<void> {
  const pid = await readServerPid(home)
  if (pid !== null && isAlive(pid)) await rm(pidFileOf(home), { force: true })
}

/**
 * Makes sure that the server runs and answers. Must run under the folder's lock.
 *
 * @returns the home it now has: the port changes when another program took the one remembered
 * @throws Advice when it does not start
 */
export async function startServer(home: Home, options: { isDurable: boolean }): Promise<Home> {
  if ((await ask(home)) === 'ours') return home
  let placed = home
  try {
    if ((await findServerProcess(home)) !== null) {
      await waitUntilReady(home, null)
    } else {
      await removeMisleadingPidFile(home)
      placed = (await isPortFree(home.port)) ? home : await home.movePort()
      await launchBesideRemains(placed, options.isDurable)
    }
    return placed
  } catch (err) {
    if (!(err instanceof StartFailure)) throw err
    throw new Advice(
      `The bundled Postgres did not start (${err.message}): mend that (its log is ${placed.logFile}), or set DATABASE_URL to a Postgres of your own.`,
    )
  }
}

/**
 * Removes the files of a server that was not stopped in order. Only for one that is not durable:
 * it does not wait for the disk, so after a crash its files may be worth nothing.
 *
 * @returns true when they were removed
 */
export async function discardAfterCrash(home: Home): Promise<boolean> {
  const wasStopped = (await readServerPid(home)) === null
  if (wasStopped || (await findServerProcess(home)) !== null) return false
  await rm(home.dataFolder, { recursive: true, force: true })
  return true
}

/** Stops the server the orderly way: open transactions are rolled back, everything is written. */
export async function stopServer(home: Home): Promise<void> {
  const pid = await findServerProcess(home)
  if (pid === null) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + stopPatienceMs
  while ((await findServerProcess(home)) !== null) {
    if (Date.now() > deadline) {
      process.kill(pid, 'SIGQUIT')
      return
    }
    await sleep(pollMs)
  }
}

/**
 * Stops the server and starts it again at the same port, because those who use it keep its address.
 * What they try meanwhile may hold the port for a moment.
 *
 * @throws Error when the port does not become free
 * @throws StartFailure when the server ends before it answers
 */
export async function restartServer(home: Home, options: { isDurable: boolean }): Promise<void> {
  await stopServer(home)
  const deadline = Date.now() + remainsPatienceMs
  while (!(await isPortFree(home.port))) {
    if (Date.now() > deadline) throw new Error(`Port ${home.port} is held by another program`)
    await sleep(pollMs)
  }
  await launchBesideRemains(home, options.isDurable)
}
