import { logFile } from '../paths'
import { openDatabase } from '../postgres/database'
import { toEnvironment } from '../settings/environment'
import { loadSettings } from '../settings/load-settings'
import { announce, announceReady } from '../site/announce'
import { hasBuild } from '../site/build'
import { createRelease } from '../site/release'
import { checkPort, serve, untilEnded } from '../site/serve'
import { Advice } from '../terminal/advice'

/** Serves the build that is there, on the database as it is. */
export async function run(): Promise<number> {
  const startedAt = Date.now()
  const settings = await loadSettings()
  if (!(await hasBuild())) {
    throw new Advice('There is no build to serve: run "npm run build", or "npm run up" for it all.')
  }
  await checkPort(settings)
  const { url } = await openDatabase(settings)
  const env = toEnvironment(settings, url, 'production')
  const log = logFile('server')
  const server = await serve({ release: await createRelease(), env, settings, log })
  await announce({ databaseUrl: url, settings, log })
  announceReady(startedAt)
  return untilEnded(server, log)
}
