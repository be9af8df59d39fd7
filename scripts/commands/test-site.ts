import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { logFile } from '../paths'
import { build } from '../site/build'
import { createRelease } from '../site/release'
import { serve, untilEnded } from '../site/serve'
import {
  cloneTemplate,
  ensureTemplate,
  openTestServer,
  testSettings,
} from '../testing/test-databases'
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
  const port = Number(process.env.E2E_PORT)
  const settings = { ...testSettings, port, siteUrl: `http://localhost:${port}` }
  const serverUrl = await openTestServer()
  const template = await ensureTemplate(serverUrl, 'seeded', console.log)
  const database = await cloneTemplate(serverUrl, template, { pid: process.pid, purpose: 'site' })
  closeAtEnd(database.drop)
  const env = {
    ...database.env,
    PORT: String(port),
    SITE_URL: settings.siteUrl,
    // Lets a test be a visitor with an address of its own, as behind a proxy.
    TRUSTED_PROXIES: '1',
    MAP_TILES_FILE: await createStreets(),
    OUTBOX_DIR: String(process.env.E2E_OUTBOX_DIR),
  }
  await build(env, console.log)
  const log = logFile('test-server')
  const release = await createRelease()
  const second = Number(process.env.E2E_SECOND_PORT)
  if (second) {
    await serve({
      release,
      env: { ...env, PORT: String(second) },
      settings: { ...settings, port: second },
      log: logFile('test-server-2'),
    })
  }
  const site = await serve({ release, env, settings, log })
  return untilEnded(site, log)
}
