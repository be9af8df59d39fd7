import { availableParallelism, loadavg } from 'node:os'
import { findFreePort } from '../postgres/free-port'
import { logFile } from '../paths'
import { build } from '../site/build'
import { createRelease } from '../site/release'
import { serve } from '../site/serve'
import { closeAtEnd } from '../terminal/shutdown'
import {
  cloneTemplate,
  ensureTemplate,
  openTestServer,
  testSettings,
} from '../testing/test-databases'

export type BenchSite = {
  origin: string
  /** Of the server. */
  pid: number
  /** From its start until it first said that it is well, in milliseconds. */
  startedMs: number
}

const say = (line: string) => console.log(`    ${line}`)

/** How busy the machine is, for beside the figures. */
export function describeLoad(): string {
  const [lastMinute = 0] = loadavg()
  return `load ${lastMinute.toFixed(1)} on ${availableParallelism()} processors`
}

/**
 * Starts the production build on a copy of the seeded database, which is dropped in the end.
 *
 * @param fill adds records after the pages of the build were drawn and before the server starts
 */
export async function openBenchSite(
  fill?: (databaseUrl: string) => Promise<void>,
): Promise<BenchSite> {
  const serverUrl = await openTestServer()
  const template = await ensureTemplate(serverUrl, 'seeded', say)
  const database = await cloneTemplate(serverUrl, template, { pid: process.pid, purpose: 'bench' })
  closeAtEnd(database.drop)
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const env = { ...database.env, SITE_URL: origin, PORT: String(port) }
  await build(env, say)
  await fill?.(database.url)
  const settings = { ...testSettings, port, siteUrl: origin }
  const release = await createRelease()
  const startedAt = performance.now()
  const { pid } = await serve({ release, env, settings, log: logFile('bench') })
  return { origin, pid, startedMs: performance.now() - startedAt }
}
