import type { Client } from 'pg'
import { toCardsStatement, toExactStatement } from '@/features/properties/listing-statement'
import { changesStatement } from '@/server/search-index/live-index'
import { factsStatement } from '@/server/search-index/read-facts'

/** The plans of the statements that the search puts to Postgres, as Postgres ran them. */
export async function explainStatements(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ horizon: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
  )
  const ids = Array.from({ length: 12 }, (_, index) => 1 + index * 751)
  const statements = [
    { title: 'What changed', text: changesStatement, values: [rows[0]?.horizon, '{}'] },
    { title: 'Facts of changed homes', text: factsStatement, values: [ids] },
    {
      title: 'Cards of a page',
      ...toCardsStatement(ids, { locale: 'nl', extent: 'whole' }),
    },
    {
      title: 'A home by its reference',
      ...toExactStatement(
        { locale: 'nl', lists: ['forSale', 'forRent'] },
        { reference: 'B4711', publicId: null },
      ),
    },
  ]
  const plans: string[] = []
  for (const { title, text, values } of statements) {
    const plan = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers, costs off) ${text}`,
      [...values],
    )
    plans.push([`${title}:`, ...plan.rows.map((row) => `    ${row['QUERY PLAN']}`)].join('\n'))
  }
  return plans
}
