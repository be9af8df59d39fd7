import { getPayload } from 'payload'
import { requestToken } from '../../tests/e2e/_kit/editor'
import { createBenchFeed, createHomes, importHomes } from '../bench/import-homes'
import { describeLoad } from '../bench/load'
import { measureDesk } from '../bench/measure-desk'
import { openBenchSite } from '../bench/open-site'
import { withClient } from '../postgres/connect'
import { Advice } from '../terminal/advice'
import type { Environment } from '../terminal/child'

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
  const { origin } = await openBenchSite(({ url }, { env }) => fill(env, url, count))
  console.log(`Before: ${describeLoad()}.`)
  await measureDesk(origin, await requestToken(origin))
  return 0
}
