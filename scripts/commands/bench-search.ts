import { Pool } from 'pg'
import { createLiveIndex } from '@/server/search-index/live-index'
import { explainStatements } from '../bench/explain-statements'
import { fillListings } from '../bench/fill-listings'
import { describeLoad } from '../bench/load'
import { measure, type Figures } from '../bench/measure'
import { createCases } from '../bench/search-cases'
import { withClient } from '../postgres/connect'
import { openTestDatabase } from '../testing/test-databases'

const sizes = [10_000, 100_000] as const
const connectionCounts = [1, 50] as const
const caseMs = 4_000
const warmUpMs = 1_000

/** As many as the site's own pool. */
const poolSize = 10

type Line = { name: string; connections: number; figures: Figures }

function printLine({ name, connections, figures }: Line): void {
  const [p50, p95] = [figures.p50, figures.p95].map((ms) => ms.toFixed(1).padStart(7))
  const perSecond = figures.perSecond.toFixed(0).padStart(6)
  console.log(
    `| ${name.padEnd(38)} | ${String(connections).padStart(2)} | ${p50} | ${p95} | ${perSecond} |`,
  )
}

async function measureSize(databaseUrl: string): Promise<Line[]> {
  const pool = new Pool({ connectionString: databaseUrl, max: poolSize })
  const query = async (text: string, values: readonly unknown[]) =>
    (await pool.query(text, [...values])).rows
  const live = createLiveIndex(query)
  const startedAt = performance.now()
  await live.read()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const memory = Math.round(process.memoryUsage().rss / 1e6)
  console.log(`Index built in ${seconds} s; the process then holds ${memory} MB.`)
  const towns = await pool.query<{ name: string; zip: string }>(
    'select name, zip from bench_towns order by id',
  )
  console.log('| question | connections | p50 ms | p95 ms | per second |')
  const lines: Line[] = []
  for (const { name, ask } of createCases(live, pool, towns.rows)) {
    await measure(ask, { connections: 1, forMs: warmUpMs })
    for (const connections of connectionCounts) {
      const line = {
        name,
        connections,
        figures: await measure(ask, { connections, forMs: caseMs }),
      }
      lines.push(line)
      printLine(line)
    }
  }
  await pool.end()
  return lines
}

function printGrowth(small: readonly Line[], large: readonly Line[]): void {
  console.log(`\nGrowth of p50 from ${sizes[0]} to ${sizes[1]} listings, at 1 connection:`)
  for (const { name, connections, figures } of large) {
    const before = small.find((line) => line.name === name && line.connections === connections)
    if (connections === 1 && before) {
      console.log(`| ${name.padEnd(38)} | ${(figures.p50 / before.figures.p50).toFixed(2)} |`)
    }
  }
}

/** Measures the search on made-up listings in a database of its own, which is dropped in the end. */
export async function run(): Promise<number> {
  console.log(`Before: ${describeLoad()}.`)
  const database = await openTestDatabase('migrated', { purpose: 'bench', report: console.log })
  const results: Line[][] = []
  for (const size of sizes) {
    const startedAt = performance.now()
    await withClient(database.url, (client) => fillListings(client, size))
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
    console.log(`\n${size} listings, filled in ${seconds} s`)
    results.push(await measureSize(database.url))
  }
  const [small = [], large = []] = results
  printGrowth(small, large)
  console.log('\nPlans:\n')
  const plans = await withClient(database.url, explainStatements)
  console.log(plans.join('\n\n'))
  return 0
}
