import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { logFile } from '../paths'
import { untilEnded } from '../site/serve'
import { buildSite } from '../testing/built-site'
import { openTestDatabase } from '../testing/test-databases'
import { closeAtEnd } from '../terminal/shutdown'
import { writeInventedTown } from '../../tests/support/invented-town'

/** An archive of streets that do not exist; it goes with the site. */
async function createStreets(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-streets-'))
  closeAtEnd(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'town.pmtiles')
  await writeInventedTown(file)
  return file
}

/**
 * The production build on a database of its own, for the browser tests; port in `E2E_PORT`. A second
 * server of it listens on `E2E_SECOND_PORT` where that is named.
 */
export async function run(): Promise<number> {
  const report = console.log
  const database = await openTestDatabase('seeded', { purpose: 'site', report })
  const { start } = await buildSite(database, {
    report,
    port: Number(process.env.E2E_PORT),
    env: {
      // Lets a test be a visitor with an address of its own, as behind a proxy.
      TRUSTED_PROXIES: '1',
      MAP_TILES_FILE: await createStreets(),
      OUTBOX_DIR: String(process.env.E2E_OUTBOX_DIR),
    },
  })
  const second = Number(process.env.E2E_SECOND_PORT)
  if (second) await start('test-server-2', { port: second })
  const log = 'test-server'
  return untilEnded(await start(log), logFile(log))
}
