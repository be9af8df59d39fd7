import { openDatabase } from '../postgres/database'
import { toEnvironment } from '../settings/environment'
import { keepAdminLogin, loadSettings } from '../settings/load-settings'
import { migrate, withDatabaseLock } from '../site/migrate'
import { fingerprintSeed, seedCli } from '../site/seed'
import { writeSeedStamp } from '../site/seed-stamp'
import { runInForeground } from '../terminal/foreground'
import { createProgress } from '../terminal/progress'

/** Runs the seed whatever was seeded before; its own options follow `--`. */
export async function run(args: string[]): Promise<number> {
  const settings = await loadSettings()
  const { url } = await openDatabase(settings)
  const env = toEnvironment(settings, url, 'development')
  const progress = createProgress(1)
  return withDatabaseLock(url, async () => {
    await progress.step(
      'Migrating the database',
      ({ report }) => migrate(url, env, report),
      (count) => (count === 0 ? 'nothing to do' : `${count} migrations`),
    )
    const content = await fingerprintSeed()
    const code = await runInForeground(seedCli(args), env)
    if (code !== 0) return code
    await keepAdminLogin(settings)
    const { cloneId, adminEmail } = settings
    await writeSeedStamp(url, { content, cloneId, adminEmail })
    return 0
  })
}
