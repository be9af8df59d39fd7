import { availableParallelism, loadavg } from 'node:os'
import { getPayload } from 'payload'
import { requestToken } from '../../tests/e2e/_kit/editor'
import { createBenchFeed, createHomes, importHomes } from '../bench/import-homes'
import { measureDesk } from '../bench/measure-desk'
import { logFile } from '../paths'
import { findFreePort } from '../postgres/free-port'
import { withClient } from '../postgres/connect'
import { build } from '../site/build'
import { createRelease } from '../site/release'
import { serve } from '../site/serve'
import { Advice } from '../terminal/advice'
import type { Environment } from '../terminal/child'
import { closeAtEnd } from '../terminal/shutdown'
import {
  cloneTemplate,
  ensureTemplate,
  openTestServer,
  testSettings,
} from '../testing/test-databases'

/** Homes of one import. */
const batchSize = 10_000

function parseCount(args: readonly string[]): number {
  const count = Number(args[0] ?? 100_000)
  if (Number.isInteger(count) && count >= 100) return count
  throw new Advice('Say how many homes there are, from 100: npm run bench:desk -- 20000')
}

/** Brings made-up homes in beside those of the seed, as a feed does. */
async function fill(env: Environment, databaseUrl: string, count: number): Promise<void> {
  Object.assign(process.env, env)
  const { default: config } = await import('../../payload.config')
  const payload = await getPayload({ config, disableOnInit: true })
  const feedId = await createBenchFeed(payload, false)
  for (let first = 0; first < count; first += batchSize) {
    const homes = Math.min(batchSize, count - first)
    await importHomes(payload, feedId, createHomes(homes, { first, priceOf: (at) => 90_000 + at }))
    console.log(`    ${first + homes} homes`)
  }
  await payload.destroy()
  await withClient(databaseUrl, (client) => client.query('vacuum analyze'))
}

/** Measures the screens of the desk of a site with so many homes, in a database of its own. */
export async function run(args: string[]): Promise<number> {
  const count = parseCount(args)
  const serverUrl = await openTestServer()
  const template = await ensureTemplate(serverUrl, 'seeded', console.log)
  const database = await cloneTemplate(serverUrl, template, { pid: process.pid, purpose: 'bench' })
  closeAtEnd(database.drop)
  const port = await findFreePort()
  const siteUrl = `http://localhost:${port}`
  const env = { ...database.env, SITE_URL: siteUrl, PORT: String(port) }
  // The pages that the build draws are those of the seed.
  await build(env, console.log)
  await fill(env, database.url, count)
  const settings = { ...testSettings, port, siteUrl }
  await serve({ release: await createRelease(), env, settings, log: logFile('bench-desk') })
  const [lastMinute = 0] = loadavg()
  console.log(`Load before: ${lastMinute.toFixed(1)} on ${availableParallelism()} processors.`)
  await measureDesk(siteUrl, await requestToken(siteUrl))
  return 0
}
