import { openDatabase } from '../postgres/database'
import { toEnvironment } from '../settings/environment'
import { loadSettings } from '../settings/load-settings'
import { build } from '../site/build'
import { prepareDatabase, preparationSteps } from '../site/prepare'
import { createProgress } from '../terminal/progress'

/** Builds the site for production, with the database that its pages are made from. */
export async function run(): Promise<number> {
  const settings = await loadSettings()
  const { url } = await openDatabase(settings)
  const env = toEnvironment(settings, url, 'production')
  const progress = createProgress(preparationSteps + 1)
  await prepareDatabase({ databaseUrl: url, settings, env, progress })
  await progress.step(
    'Building the site',
    ({ report }) => build(env, report),
    (isNew) => (isNew ? 'built' : 'nothing to do'),
  )
  return 0
}
