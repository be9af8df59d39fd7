import { openDatabase } from '../postgres/database'
import { toEnvironment } from '../settings/environment'
import { loadSettings } from '../settings/load-settings'
import { migrate, withDatabaseLock } from '../site/migrate'
import { createProgress } from '../terminal/progress'

/** Brings the database to the shape that the sources expect. */
export async function run(): Promise<number> {
  const settings = await loadSettings()
  const { url } = await openDatabase(settings)
  const env = toEnvironment(settings, url, 'development')
  const progress = createProgress(1)
  await withDatabaseLock(url, () =>
    progress.step(
      'Migrating the database',
      ({ report }) => migrate(url, env, report),
      (count) => (count === 0 ? 'nothing to do' : `${count} migrations`),
    ),
  )
  return 0
}
