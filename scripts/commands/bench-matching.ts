import { type Client } from 'pg'
import { alertStatement, matchStatement } from '@/cms/matching/match-statement'
import { fillListings } from '../bench/fill-listings'
import { fillWishes } from '../bench/fill-wishes'
import { describeLoad } from '../bench/load'
import { percentile } from '../bench/measure'
import { withClient } from '../postgres/connect'
import { openTestDatabase } from '../testing/test-databases'

const counts = { wishes: 100_000, homes: 5_000, turns: 200 } as const

/** Homes that are to be had, those of the best-known town among them. */
async function findHomes(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select distinct property_id as id from rm.listings where is_open order by id limit $1`,
    [counts.turns],
  )
  return rows.map(({ id }) => id)
}

async function measureHomes(client: Client, homes: readonly number[], day: string) {
  const times: number[] = []
  const found: { id: number; told: number }[] = []
  for (const id of homes) {
    const startedAt = performance.now()
    await client.query('begin')
    const values = [id, day, 1, 'new', null, 300_000, true]
    const { rowCount } = await client.query(alertStatement, values)
    await client.query('commit')
    times.push(performance.now() - startedAt)
    found.push({ id, told: rowCount ?? 0 })
  }
  return { times, found }
}

async function run100k(client: Client): Promise<void> {
  await fillListings(client, counts.homes)
  await fillWishes(client, counts.wishes)
  const day = new Date().toISOString().slice(0, 10)
  const homes = await findHomes(client)
  await client.query(matchStatement, [homes[0], day])
  const { times, found } = await measureHomes(client, homes, day)
  const told = found.map((each) => each.told)
  const most = found.toSorted((a, b) => b.told - a.told)[0]
  const [p50, p95, max] = [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(1))
  console.log(`${counts.wishes} demands, one new home at a time, ${homes.length} homes:`)
  console.log(`| p50 ${p50} ms | p95 ${p95} ms | slowest ${max} ms |`)
  console.log(
    `| alerts for a home: p50 ${percentile(told, 0.5)}, p95 ${percentile(told, 0.95)}, most ${most?.told} |`,
  )
  const plan = await client.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers, costs off) ${matchStatement}`,
    [most?.id, day],
  )
  console.log('\nPlan for the home with the most alerts:\n')
  console.log(plan.rows.map((row) => `    ${row['QUERY PLAN']}`).join('\n'))
}

/**
 * Measures how long it takes to note whom to tell of a new home, in a database of its own, which is
 * dropped in the end.
 */
export async function run(): Promise<number> {
  console.log(`Before: ${describeLoad()}.`)
  const database = await openTestDatabase('migrated', { purpose: 'bench', report: console.log })
  await withClient(database.url, run100k)
  return 0
}
