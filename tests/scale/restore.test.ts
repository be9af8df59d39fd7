import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { archiveLog, layOutBackup, takeBaseBackup } from '../../scripts/postgres/base-backup'
import { withClient } from '../../scripts/postgres/connect'
import { openHome, type Home } from '../../scripts/postgres/home'
import { restartServer, startServer, stopServer } from '../../scripts/postgres/server-process'
import { skipNumbers } from '../../scripts/postgres/skip-numbers'
import { migrate } from '../../scripts/site/migrate'
import { toTestEnvironment } from '../../scripts/testing/test-databases'

const durable = { isDurable: true }
const say = (line: string) => console.log(`    ${line}`)

let folder: string
let home: Home
let restored: Home | undefined

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gevel-restore-'))
  // The server may run as another account, which has to reach what is in it.
  await chmod(folder, 0o755)
  home = await startServer(await openHome({ folder: path.join(folder, 'postgres'), say }), durable)
})

afterAll(async () => {
  if (restored) await stopServer(restored)
  await stopServer(home)
  await rm(folder, { recursive: true, force: true })
})

/** How many rows every table of the site has. */
async function count(of: Home): Promise<Record<string, number>> {
  return withClient(of.url('postgres'), async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    )
    const counts: Record<string, number> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ found: number }>(
        `select count(*)::int as found from ${name}`,
      )
      counts[name] = rows[0]?.found ?? 0
    }
    return counts
  })
}

/** Each has a table by its name, and a folder of files. */
const rooms = ['media', 'documents'] as const

const inFolder = (...parts: string[]) => path.join(folder, ...parts)

/** Keeps a file and its record, in the order in which the site does. */
async function upload(room: (typeof rooms)[number], name: string): Promise<void> {
  await writeFile(inFolder('live', room, name), `what ${name} holds`)
  await withClient(home.url('postgres'), (client) =>
    client.query(`insert into ${room} (filename) values ($1)`, [name]),
  )
}

/** Copies the uploads as every night does: what is gone meanwhile stays in the copy. */
async function copyUploads(): Promise<void> {
  await cp(inFolder('live'), inFolder('copy'), { recursive: true })
}

/** What each record of a database reads in the folders of its site; null for a file that is not there. */
async function readUploads(of: Home, files: string): Promise<Record<string, string | null>> {
  const found: Record<string, string | null> = {}
  for (const room of rooms) {
    for (const { filename } of await ask(of, `select filename from ${room} order by filename`)) {
      const file = inFolder(files, room, String(filename))
      found[`${room}/${filename}`] = await readFile(file, 'utf8').catch(() => null)
    }
  }
  return found
}

const ask = (of: Home, text: string) =>
  withClient(of.url('postgres'), async (client) => (await client.query(text)).rows)

/** The number of the first record that is written after numbers were passed over. */
async function writeAfterRestore(of: Home): Promise<number> {
  expect(await withClient(of.url('postgres'), skipNumbers)).toBeGreaterThan(50)
  const [next] = await ask(
    of,
    `insert into documents (filename) values (gen_random_uuid()::text) returning id`,
  )
  return Number(next?.id)
}

describe('a backup', () => {
  it('brings back every record and every file as they were a moment before a mistake', async () => {
    const url = home.url('postgres')
    await migrate(url, { ...toTestEnvironment(url) }, () => {})
    await archiveLog(home, inFolder('archive'))
    await restartServer(home, durable)
    for (const room of rooms) await mkdir(inFolder('live', room), { recursive: true })
    await upload('media', 'facade.webp')
    await upload('documents', 'deed.pdf')

    await takeBaseBackup(home, inFolder('backup'))
    await upload('media', 'garden.webp')
    await upload('documents', 'soil.pdf')
    await copyUploads()
    const [rowsBefore, filesBefore] = [await count(home), await readUploads(home, 'live')]
    await sleep(50)
    const [{ now = '' } = {}] = await ask(home, 'select now()::text as now')
    await sleep(50)
    // Written after the moment that is brought back, so it is lost; somebody may hold a link to it.
    const [lost] = await ask(
      home,
      `insert into documents (filename) values ('lost.pdf') returning id`,
    )
    for (const room of rooms) {
      await ask(home, `delete from ${room}`)
      await rm(inFolder('live', room), { recursive: true })
    }
    await copyUploads()
    // What is not yet a whole piece of the log is archived within a minute; here at once.
    await ask(home, 'select pg_switch_wal()')
    await ask(home, 'checkpoint')
    await expect.poll(async () => (await readdir(inFolder('archive'))).length).toBeGreaterThan(2)

    const laidOut = await layOutBackup(home, {
      backup: inFolder('backup'),
      archive: inFolder('archive'),
      folder: inFolder('restored'),
      until: now,
    })
    await cp(inFolder('copy'), inFolder('restored-files'), { recursive: true })
    restored = await startServer(laidOut, durable)
    await expect
      .poll(async () => (await ask(laidOut, 'select pg_is_in_recovery() as is_it'))[0]?.is_it)
      .toBe(false)
    expect(await count(restored)).toEqual(rowsBefore)
    expect(await readUploads(restored, 'restored-files')).toEqual(filesBefore)
    expect(filesBefore).toEqual({
      'media/facade.webp': 'what facade.webp holds',
      'media/garden.webp': 'what garden.webp holds',
      'documents/deed.pdf': 'what deed.pdf holds',
      'documents/soil.pdf': 'what soil.pdf holds',
    })
    const first = await writeAfterRestore(restored)
    // Brought back once more, because the moment was the wrong one.
    await ask(restored, `select setval('documents_id_seq', ${Number(lost?.id) - 1})`)
    await sleep(2_100)
    const second = await writeAfterRestore(restored)
    // Postgres itself passes over some thirty when it recovers.
    expect(first).toBeGreaterThan(Number(lost?.id) + 1_000)
    expect(second).toBeGreaterThan(first)
    expect(await count(home)).toMatchObject({ 'public.media': 0, 'public.documents': 0 })
  })
})
