import { openDatabase } from '../postgres/database'
import { toEnvironment } from '../settings/environment'
import { loadSettings } from '../settings/load-settings'
import { payloadCli } from '../site/migrate'
import { runInForeground } from '../terminal/foreground'

/** Payload's own command line, with the project's settings and database. */
export async function run(args: string[]): Promise<number> {
  const settings = await loadSettings()
  const { url } = await openDatabase(settings)
  return runInForeground(payloadCli(...args), toEnvironment(settings, url, 'development'))
}
