import { requestToken } from '../../tests/e2e/_kit/editor'
import { fillHomes } from '../bench/import-homes'
import { describeLoad } from '../bench/load'
import { measureDesk } from '../bench/measure-desk'
import { openBenchSite } from '../bench/open-site'
import { Advice } from '../terminal/advice'

function parseCount(args: readonly string[]): number {
  const count = Number(args[0] ?? 100_000)
  if (Number.isInteger(count) && count >= 100) return count
  throw new Advice('Say how many homes there are, from 100: npm run bench:desk -- 20000')
}

/** Measures the screens of the desk of a site with so many homes, in a database of its own. */
export async function run(args: string[]): Promise<number> {
  const count = parseCount(args)
  const { origin } = await openBenchSite((database, { env }) => fillHomes(env, database.url, count))
  console.log(`Before: ${describeLoad()}.`)
  await measureDesk({ origin, token: await requestToken(origin) })
  return 0
}
