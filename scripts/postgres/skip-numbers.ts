import type { Client } from 'pg'

/** What a table is moved on by that has more records than seconds have passed; none of those has links. */
const fallback = 1_000_000

/**
 * Has every table go on with numbers that no database before can have given: the seconds since the
 * beginning of 2026, of which there are enough for sixty years. A link that is a right names the number of
 * its record: after a backup was brought back the next record would have the number of one that is lost,
 * and whoever was mailed the link of that one would open it. By the clock it is so as well where the same
 * backup is brought back once more, unless more than one record of a kind came in a second meanwhile.
 *
 * @returns of how many tables
 * @throws the driver's error, also where the numbers of a table would end
 */
export async function skipNumbers(client: Client): Promise<number> {
  const { rows } = await client.query<{ tables: number }>(
    `with clock as (
       select extract(epoch from now() - timestamptz '2026-01-01T00:00:00Z')::bigint as seconds
     ), moved as materialized (
       select setval(format('%I.%I', schemaname, sequencename)::regclass,
         case when seconds > coalesce(last_value, start_value) then seconds
           else last_value + $1::bigint end)
       from pg_sequences, clock where schemaname not in ('pg_catalog', 'information_schema')
     )
     select count(*)::int as tables from moved`,
    [fallback],
  )
  return rows[0]?.tables ?? 0
}
