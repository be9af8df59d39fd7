import { cp, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { inData, root } from '../paths'
import { joinCluster } from '../postgres/cluster'
import { checkDatabase, quoteName, withClient, withDatabase } from '../postgres/connect'
import { isAlive } from '../postgres/file-lock'
import { toEnvironment } from '../settings/environment'
import { mergeSettings, type Settings } from '../settings/settings'
import { fingerprint } from '../site/fingerprint'
import { migrate, withDatabaseLock } from '../site/migrate'
import { seed } from '../site/seed'
import { Advice, hasCode } from '../terminal/advice'
import type { Environment } from '../terminal/child'
import { closeAtEnd } from '../terminal/shutdown'

export type Template = 'migrated' | 'seeded'

export type TestDatabase = {
  url: string
  /** What programs on this database are started with, its own media folder included. */
  env: Environment
  drop: () => Promise<void>
}

const namePrefix = 'gevel_test_'
const say = (line: string) => console.log(`    ${line}`)

/** Fixed on purpose: nothing in a throw-away database is secret, and runs must be alike. */
export const testSettings: Settings = mergeSettings(
  {
    // Of no other site, and as good as the production build that the browser tests open asks for.
    payloadSecret: '5d1f0b8e27a64c93b0e7d2486fa19c35',
    cloneId: '00000000-0000-4000-8000-000000000000',
    adminEmail: 'editor@example.com',
    adminPassword: 'only-for-tests-password',
  },
  {},
)

/** What a template's content depends on. */
const templateSources: Record<Template, string[]> = {
  migrated: ['migrations'],
  seeded: [
    'migrations',
    'seed',
    'payload.config.ts',
    'src/cms',
    'src/domain',
    'src/server',
    'src/modules',
  ],
}

const isDataSource = (file: string) => !/(\.test\.tsx?|\.tsx|\.css)$/.test(file)

async function nameTemplate(template: Template): Promise<string> {
  const key = await fingerprint(root, templateSources[template], isDataSource)
  return `${namePrefix}${template}_${key.slice(0, 16)}`
}

const filesOf = (database: string) => inData('test-cache', database)

/** The environment of programs that use a test database. */
export function toTestEnvironment(url: string): Environment {
  const files = filesOf(path.basename(new URL(url).pathname))
  return {
    ...toEnvironment(testSettings, url, 'test'),
    MEDIA_DIR: path.join(files, 'media'),
    DOCUMENT_DIR: path.join(files, 'documents'),
    IMAGE_CACHE_DIR: path.join(files, 'image-cache'),
    OUTBOX_DIR: path.join(files, 'outbox'),
    LOGINS_FILE: path.join(files, 'logins.json'),
    GEVEL_STYLEGUIDE: 'on',
  }
}

async function listDatabases(serverUrl: string): Promise<string[]> {
  return withClient(withDatabase(serverUrl, 'postgres'), async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [namePrefix],
    )
    return rows.map((row) => row.datname)
  })
}

async function createDatabase(serverUrl: string, name: string, template?: string): Promise<void> {
  try {
    await withClient(withDatabase(serverUrl, 'postgres'), (client) =>
      client.query(
        `create database ${quoteName(name)}${template ? ` template ${quoteName(template)}` : ''}`,
      ),
    )
  } catch (err) {
    if (!hasCode(err) || err.code !== '42501') throw err
    throw new Advice(
      'The tests make databases of their own and the user in DATABASE_URL may not: give it CREATEDB, or unset DATABASE_URL to use the bundled Postgres.',
    )
  }
}

async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await withClient(withDatabase(serverUrl, 'postgres'), (client) =>
    client.query(`drop database if exists ${quoteName(name)} with (force)`),
  )
  await rm(filesOf(name), { recursive: true, force: true })
}

/** Databases of runs that were killed, and templates of sources that have changed since. */
async function dropLeftovers(serverUrl: string): Promise<void> {
  const current = await Promise.all([nameTemplate('migrated'), nameTemplate('seeded')])
  // Under the lock nobody fills a draft, so each one found was given up.
  await withDatabaseLock(withDatabase(serverUrl, 'postgres'), async () => {
    for (const name of await listDatabases(serverUrl)) {
      const pid = Number(name.match(/_(\d+)_[^_]+$/)?.[1] ?? 0)
      const isInUse = current.includes(name) || (pid > 0 && isAlive(pid))
      if (!isInUse) await dropDatabase(serverUrl, name)
    }
  })
}

async function fillTemplate(
  template: Template,
  url: string,
  report: (detail: string) => void,
): Promise<void> {
  const env = toTestEnvironment(url)
  await mkdir(String(env.MEDIA_DIR), { recursive: true })
  await migrate(url, env, report)
  if (template === 'seeded') await seed(env, report)
}

/**
 * Makes the template unless there is one for exactly these sources.
 *
 * @returns the name of its database
 */
export async function ensureTemplate(
  serverUrl: string,
  template: Template,
  report: (detail: string) => void,
): Promise<string> {
  const name = await nameTemplate(template)
  // One at a time: two runs that start together must not both fill the same draft.
  await withDatabaseLock(withDatabase(serverUrl, 'postgres'), async () => {
    if ((await listDatabases(serverUrl)).includes(name)) return
    const draft = `${name}_draft`
    await dropDatabase(serverUrl, draft)
    await createDatabase(serverUrl, draft)
    await fillTemplate(template, withDatabase(serverUrl, draft), report)
    await rm(filesOf(name), { recursive: true, force: true })
    await cp(filesOf(draft), filesOf(name), { recursive: true })
    // Named last, so that a template under its name is always whole.
    await withClient(withDatabase(serverUrl, 'postgres'), (client) =>
      client.query(`alter database ${quoteName(draft)} rename to ${quoteName(name)}`),
    )
    await rm(filesOf(draft), { recursive: true, force: true })
  })
  return name
}

/** Tells the programs that a test run starts which server the run has opened. */
const serverVariable = 'GEVEL_TEST_SERVER'

/**
 * A Postgres for tests: the bundled one in `.data/test-postgres`, which can be deleted at any
 * time, or the server in `DATABASE_URL`, on which only databases named `gevel_test_…` are made and
 * none is left behind. Within a run that opened one, that one.
 *
 * @returns its address
 */
export async function openTestServer(): Promise<string> {
  process.env[serverVariable] ??= process.env.DATABASE_URL
    ? await borrowServer(process.env.DATABASE_URL)
    : await joinBundledServer()
  return process.env[serverVariable]
}

async function borrowServer(databaseUrl: string): Promise<string> {
  await checkDatabase(databaseUrl)
  closeAtEnd(async () => {
    for (const name of await listDatabases(databaseUrl)) await dropDatabase(databaseUrl, name)
  })
  return databaseUrl
}

async function joinBundledServer(): Promise<string> {
  const folder = inData('test-postgres')
  const serverUrl = (await joinCluster({ folder, isDurable: false, say })).url('postgres')
  await dropLeftovers(serverUrl)
  return serverUrl
}

/** Whose copy it is and what for. */
export type CloneOwner = {
  /** The process that stays until the copy is no longer needed. */
  pid: number
  /** Lower-case letters and digits; an earlier copy of the owner for the same purpose is removed. */
  purpose: string
}

/** A copy of a template, with files of its own. */
export async function cloneTemplate(
  serverUrl: string,
  template: string,
  { pid, purpose }: CloneOwner,
): Promise<TestDatabase> {
  const name = `${namePrefix}${pid}_${purpose}`
  await dropDatabase(serverUrl, name)
  await createDatabase(serverUrl, name, template)
  await cp(filesOf(template), filesOf(name), { recursive: true })
  const url = withDatabase(serverUrl, name)
  return { url, env: toTestEnvironment(url), drop: () => dropDatabase(serverUrl, name) }
}

/**
 * A database of this command's own, which is dropped in the end.
 *
 * @param purpose of the copy, as in `CloneOwner`
 * @param serverUrl of another server than the one for tests
 */
export async function openTestDatabase(
  template: Template,
  options: { purpose: string; report: (detail: string) => void; serverUrl?: string },
): Promise<TestDatabase> {
  const { purpose, report, serverUrl = await openTestServer() } = options
  const source = await ensureTemplate(serverUrl, template, report)
  const database = await cloneTemplate(serverUrl, source, { pid: process.pid, purpose })
  closeAtEnd(database.drop)
  return database
}

/** Removes every copy that was made in the name of the process. */
export async function dropClones(serverUrl: string, pid: number): Promise<void> {
  for (const name of await listDatabases(serverUrl)) {
    if (name.startsWith(`${namePrefix}${pid}_`)) await dropDatabase(serverUrl, name)
  }
}
