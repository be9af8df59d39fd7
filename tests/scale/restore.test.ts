import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { archiveLog, layOutBackup, takeBaseBackup } from '../../scripts/postgres/base-backup'
import { withClient } from '../../scripts/postgres/connect'
import { openHome, type Home } from '../../scripts/postgres/home'
import { restartServer, startServer, stopServer } from '../../scripts/postgres/server-process'
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

async function keep(keys: readonly string[]): Promise<void> {
  await withClient(home.url('postgres'), async (client) => {
    for (const key of keys) {
      await client.query('insert into payload_kv (key, data) values ($1, $2)', [key, '{}'])
    }
  })
}

const ask = (of: Home, text: string) =>
  withClient(of.url('postgres'), async (client) => (await client.query(text)).rows)

describe('a backup', () => {
  it('brings back every record and every file as they were a moment before a mistake', async () => {
    const inFolder = (name: string) => path.join(folder, name)
    const url = home.url('postgres')
    await migrate(url, { ...toTestEnvironment(url) }, () => {})
    await archiveLog(home, inFolder('archive'))
    await restartServer(home, durable)
    await keep(['before the backup'])
    await mkdir(inFolder('media'))
    await writeFile(path.join(inFolder('media'), 'facade.webp'), 'a picture')

    await takeBaseBackup(home, inFolder('backup'))
    await cp(inFolder('media'), inFolder('media-backup'), { recursive: true })
    await keep(['after the backup', 'and another one'])
    const before = await count(home)
    await sleep(50)
    const [{ now = '' } = {}] = await ask(home, 'select now()::text as now')
    await sleep(50)
    await ask(home, 'delete from payload_kv')
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
    restored = await startServer(laidOut, durable)
    await expect
      .poll(async () => (await ask(laidOut, 'select pg_is_in_recovery() as is_it'))[0]?.is_it)
      .toBe(false)
    expect(await count(restored)).toEqual(before)
    expect(before['public.payload_kv']).toBe(3)
    expect(await count(home)).toMatchObject({ 'public.payload_kv': 0 })
    const picture = path.join(inFolder('media-backup'), 'facade.webp')
    expect(await readFile(picture, 'utf8')).toBe('a picture')
  })
})
