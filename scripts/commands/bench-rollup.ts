import type { Client } from 'pg'
import { rollUpVisits } from '@/cms/visits/roll-up-visits'
import { describeLoad } from '../bench/load'
import { withClient } from '../postgres/connect'
import { openTestDatabase } from '../testing/test-databases'

const counts = { events: 1_000_000, homes: 1_000, days: 2, sources: 20 } as const

/** Spread as on a site that did not roll up for two days: a few homes have most of the visits. */
const fillStatement = `
  insert into visits.events (at, home_kind, home_id, kind, source)
  select now() - random() * interval '${counts.days} days', 'property',
    1 + floor(${counts.homes} * power(random(), 2))::int,
    (array['view', 'view', 'view', 'view', 'favourite', 'send', 'brochure'])[1 + floor(random() * 7)::int],
    'source-' || floor(${counts.sources} * power(random(), 2))::int
  from generate_series(1, ${counts.events})`

async function measureTurn(client: Client, turn: number): Promise<void> {
  await client.query(fillStatement)
  await client.query('analyze visits.events')
  const startedAt = performance.now()
  const counted = await rollUpVisits(client, new Date())
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const { rows } = await client.query<{ sum: number; days: number }>(
    'select sum(count)::int as sum, count(*)::int as days from visits.daily',
  )
  if (counted !== counts.events || rows[0]?.sum !== turn * counts.events) {
    throw new Error(`Of ${counts.events} events ${counted} were counted, all: ${rows[0]?.sum}`)
  }
  console.log(`| turn ${turn} | ${counted} events | ${seconds} s | ${rows[0].days} rows of days |`)
}

/**
 * Measures how long a million events take to become counts, with no counts there and with many, in
 * a database of its own, which is dropped in the end.
 */
export async function run(): Promise<number> {
  console.log(`Before: ${describeLoad()}.`)
  const database = await openTestDatabase('migrated', { purpose: 'bench', report: console.log })
  await withClient(database.url, async (client) => {
    for (const turn of [1, 2, 3]) await measureTurn(client, turn)
  })
  return 0
}
