import { buildSite, type BuiltSite } from '../testing/built-site'
import { openTestDatabase, type TestDatabase } from '../testing/test-databases'

export type BenchSite = {
  origin: string
  /** Of the server. */
  pid: number
  /** From its start until it first said that it is well, in milliseconds. */
  startedMs: number
}

const say = (line: string) => console.log(`    ${line}`)

/**
 * Starts the production build on a copy of the seeded database, which is dropped in the end.
 *
 * @param fill adds records after the pages of the build were drawn and before the server starts
 */
export async function openBenchSite(
  fill?: (database: TestDatabase, site: BuiltSite) => Promise<void>,
): Promise<BenchSite> {
  const database = await openTestDatabase('seeded', { purpose: 'bench', report: say })
  const site = await buildSite(database, { report: say })
  await fill?.(database, site)
  const startedAt = performance.now()
  const { pid } = await site.start('bench')
  return { origin: site.origin, pid, startedMs: performance.now() - startedAt }
}
