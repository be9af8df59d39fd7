import type { Client } from 'pg'

/** More records than are written between two backups; of the two thousand million that there are. */
const skipped = 100_000

/**
 * Has every table go on with numbers that no database before can have given. A link that is a right names
 * the number of its record: after a backup was brought back the next record would have the number of one
 * that is lost, and whoever was mailed the link of that one would open it.
 *
 * @returns of how many tables
 * @throws the driver's error, also where the numbers of a table would end
 */
export async function skipNumbers(client: Client): Promise<number> {
  const { rows } = await client.query<{ tables: number }>(
    `with moved as materialized (
       select setval(format('%I.%I', schemaname, sequencename)::regclass,
         coalesce(last_value, start_value) + $1::bigint)
       from pg_sequences where schemaname not in ('pg_catalog', 'information_schema')
     )
     select count(*)::int as tables from moved`,
    [skipped],
  )
  return rows[0]?.tables ?? 0
}
