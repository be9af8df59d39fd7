import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inRoot, root } from '../paths'
import { openDatabase } from '../postgres/database'
import { toEnvironment } from '../settings/environment'
import { loadSettings } from '../settings/load-settings'
import { announce } from '../site/announce'
import { prepareDatabase, preparationSteps } from '../site/prepare'
import { checkPort } from '../site/serve'
import { stopChild } from '../terminal/child'
import { createProgress } from '../terminal/progress'
import { closeAtEnd, isClosing } from '../terminal/shutdown'

const stopPatienceMs = 10_000

/** The site with hot reload, on the same database and seed as `up`. */
export async function run(args: string[]): Promise<number> {
  const settings = await loadSettings()
  await checkPort(settings)
  const progress = createProgress(preparationSteps + 1)
  const database = await progress.step(
    'Starting the database',
    () => openDatabase(settings, (line) => console.log(`    ${line}`)),
    ({ description }) => description,
  )
  const env = toEnvironment(settings, database.url, 'development')
  await prepareDatabase({ databaseUrl: database.url, settings, env, progress })
  await announce({ databaseUrl: database.url, settings })
  const next = inRoot('node_modules', 'next', 'dist', 'bin', 'next')
  const address = ['-H', settings.host, '-p', String(settings.port)]
  const child = spawn(process.execPath, [next, 'dev', ...address, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    // A group of its own: Ctrl-C reaches this command alone, which then stops things in order.
    detached: true,
  })
  closeAtEnd(() => stopChild(child, stopPatienceMs))
  const [code] = (await once(child, 'exit')) as [number | null]
  return isClosing() ? 0 : (code ?? 1)
}
