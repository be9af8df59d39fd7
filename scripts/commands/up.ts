import { logFile } from '../paths'
import { openDatabase } from '../postgres/database'
import { toEnvironment } from '../settings/environment'
import { loadSettings } from '../settings/load-settings'
import { build } from '../site/build'
import { announce, announceReady } from '../site/announce'
import { prepareDatabase, preparationSteps } from '../site/prepare'
import { createRelease } from '../site/release'
import { checkPort, serve, untilEnded } from '../site/serve'
import { createProgress } from '../terminal/progress'

/** From a clone to a running site: database, migrations, seed, build, server. */
export async function run(): Promise<number> {
  const startedAt = Date.now()
  const settings = await loadSettings()
  await checkPort(settings)
  const progress = createProgress(preparationSteps + 3)
  const database = await progress.step(
    'Starting the database',
    () => openDatabase(settings, (line) => console.log(`    ${line}`)),
    ({ description }) => description,
  )
  const env = toEnvironment(settings, database.url, 'production')
  await prepareDatabase({ databaseUrl: database.url, settings, env, progress })
  await progress.step(
    'Building the site',
    ({ report }) => build(env, report),
    (isNew) => (isNew ? 'built' : 'nothing to do'),
  )
  const log = logFile('server')
  const server = await progress.step('Starting the server', async () =>
    serve({ release: await createRelease(), env, settings, log }),
  )
  await announce({ databaseUrl: database.url, settings, log })
  announceReady(startedAt)
  return untilEnded(server, log)
}
