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

/** The production build on a database of its own, for the browser tests; port in `E2E_PORT`. */
export async function run(): Promise<number> {
  const port = Number(process.env.E2E_PORT)
  const settings = { ...testSettings, port, siteUrl: `http://localhost:${port}` }
  const serverUrl = await openTestServer()
  const template = await ensureTemplate(serverUrl, 'seeded', console.log)
  const database = await cloneTemplate(serverUrl, template, { pid: process.pid, purpose: 'site' })
  closeAtEnd(database.drop)
  const env = { ...database.env, PORT: String(port), SITE_URL: settings.siteUrl }
  await build(env, console.log)
  const log = logFile('test-server')
  const site = await serve({ release: await createRelease(), env, settings, log })
  return untilEnded(site, log)
}
