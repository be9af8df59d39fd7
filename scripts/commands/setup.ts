import { openDatabase } from '../postgres/database'
import { toEnvironment } from '../settings/environment'
import { loadSettings } from '../settings/load-settings'
import { announce } from '../site/announce'
import { prepareDatabase, preparationSteps } from '../site/prepare'
import { createProgress } from '../terminal/progress'

/** Brings the database up to date without building or serving: the first half of `up`. */
export async function run(): Promise<number> {
  const settings = await loadSettings()
  const { url } = await openDatabase(settings)
  const env = toEnvironment(settings, url, 'production')
  const progress = createProgress(preparationSteps)
  await prepareDatabase({ databaseUrl: url, settings, env, progress })
  await announce({ databaseUrl: url, settings })
  return 0
}
