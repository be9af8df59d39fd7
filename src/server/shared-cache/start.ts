import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../env'
import { logError, logInfo } from '../log/log'
import { setSharedStore } from './store.mjs'

/**
 * Lets this server share what it makes with those that have the same `REDIS_URL` and were built at
 * once with it; without the setting it keeps all to itself.
 */
export async function startSharedCache(): Promise<void> {
  const { REDIS_URL } = env()
  if (REDIS_URL === undefined) return
  // A server without a store never loads the client.
  const { connectStore } = await import('./connect-store')
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), '.next', 'BUILD_ID')
  const build = (await readFile(file, 'utf8')).trim()
  const { store } = connectStore({
    url: REDIS_URL,
    namespace: `gevel:${build}`,
    onLost: (err) => logError('the shared cache is away: pages are made here', err),
    onBack: () => logInfo('the shared cache is back'),
  })
  setSharedStore(store)
}
