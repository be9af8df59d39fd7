import { logFile } from '../paths'
import { findFreePort } from '../postgres/free-port'
import { build } from '../site/build'
import { createRelease } from '../site/release'
import { serve, type Server } from '../site/serve'
import type { Environment } from '../terminal/child'
import { testSettings, type TestDatabase } from './test-databases'

/** Settings beside, or in place of, those of the tests. */
type Own = Readonly<Record<string, string>>

/** A site that was built and does not run yet. */
export type BuiltSite = {
  /** The address that visitors use: that of the server on the port of the site. */
  origin: string
  /** What its servers are started with. */
  env: Environment
  /**
   * Starts a server and waits until it answers; it is stopped in the end.
   *
   * @param log name of its log file
   * @param port another one than that of the site
   * @param env what this server has beside, or in place of, what all have
   */
  start: (log: string, own?: { port?: number; env?: Own }) => Promise<Server>
}

/**
 * Makes the production build on a database of the tests.
 *
 * @param port of the site; a free one unless it is named
 * @param env what its servers have beside the settings of the tests
 */
export async function buildSite(
  database: TestDatabase,
  options: { report: (detail: string) => void; port?: number; env?: Own },
): Promise<BuiltSite> {
  const { report, port: sitePort = await findFreePort() } = options
  const origin = `http://localhost:${sitePort}`
  const env = { ...database.env, ...options.env, PORT: String(sitePort), SITE_URL: origin }
  await build(env, report)
  const release = await createRelease()
  return {
    origin,
    env,
    start: (log, { port = sitePort, env: own } = {}) =>
      serve({
        release,
        env: { ...env, PORT: String(port), ...own },
        settings: { ...testSettings, port },
        log: logFile(log),
      }),
  }
}
