import { readdir } from 'node:fs/promises'
import { inRoot, logFile, root } from '../paths'
import { connect, withClient, withoutStatementLimit } from '../postgres/connect'
import { Advice, hasCode, isMissingFile } from '../terminal/advice'
import { readLogTail, runNode, type Environment } from '../terminal/child'
import { rebuildLists } from './rebuild-lists'
import { typescriptNode } from './typescript-node'

/** Any number, the same everywhere: only one process changes a database's shape at a time. */
const lockKey = 7_438_201

/** SQLSTATE 42P01: the table is not there, so nothing was ever migrated. */
const undefinedTable = '42P01'

/** The names of the migrations in the repository, oldest first. */
export async function listMigrations(): Promise<string[]> {
  try {
    const files = await readdir(inRoot('migrations'))
    return files
      .filter((file) => /^\d{8}_\d{6}.*\.ts$/.test(file))
      .map((file) => file.replace(/\.ts$/, ''))
      .sort()
  } catch (err) {
    if (isMissingFile(err)) return []
    throw err
  }
}

async function listApplied(databaseUrl: string): Promise<string[]> {
  try {
    return await withClient(databaseUrl, async (client) => {
      const { rows } = await client.query<{ name: string }>('select name from payload_migrations')
      return rows.map((row) => row.name)
    })
  } catch (err) {
    if (hasCode(err) && err.code === undefinedTable) return []
    throw err
  }
}

/** The migrations that the database lacks, oldest first. */
export async function listPendingMigrations(databaseUrl: string): Promise<string[]> {
  const [all, applied] = await Promise.all([listMigrations(), listApplied(databaseUrl)])
  return all.filter((name) => !applied.includes(name))
}

/**
 * Runs work while no other process may change the shape or the seed of the database, on whatever
 * machine it runs.
 *
 * @param onWait called when another process is at it
 */
export async function withDatabaseLock<Result>(
  databaseUrl: string,
  work: () => Promise<Result>,
  onWait: () => void = () => undefined,
): Promise<Result> {
  const client = await connect(databaseUrl, 'gevel lock')
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [lockKey],
    )
    if (!rows[0]?.taken) {
      onWait()
      await client.query('select pg_advisory_lock($1)', [lockKey])
    }
    return await work()
  } finally {
    // The lock goes with its connection.
    await client.end()
  }
}

/** Arguments that run Payload's command line with this Node. */
export const payloadCli = (...args: string[]) => [
  ...typescriptNode,
  inRoot('node_modules', 'payload', 'bin.js'),
  // TypeScript is taken care of by the arguments before.
  '--disable-transpile',
  ...args,
]

/**
 * Brings the database to the shape that the sources expect, and its lists with it. Must run under
 * the database's lock.
 *
 * @param report told the migration at work
 * @returns how many migrations ran
 * @throws Advice when one fails; Payload rolls that one back
 */
export async function migrate(
  databaseUrl: string,
  env: Environment,
  report: (detail: string) => void,
): Promise<number> {
  const pending = await listPendingMigrations(databaseUrl)
  if (pending.length === 0) return 0
  const log = logFile('migrate')
  const code = await runNode(payloadCli('migrate'), {
    cwd: root,
    // One that writes every row of a large database takes minutes.
    env: { ...env, DATABASE_URL: withoutStatementLimit(databaseUrl) },
    logFile: log,
    onLine: (line) => {
      const name = line.match(/Migrating: (\w+)/)?.[1]
      if (name) report(`${name} (${pending.indexOf(name) + 1} of ${pending.length})`)
    },
  })
  const left = await listPendingMigrations(databaseUrl)
  if (code === 0 && left.length === 0) {
    await rebuildLists(databaseUrl, env, report)
    return pending.length
  }
  console.error(await readLogTail(log, 15))
  throw new Advice(
    `The migration ${left[0] ?? ''} failed and was rolled back: mend what it says above (the whole report is ${log}) and start again.`,
  )
}
