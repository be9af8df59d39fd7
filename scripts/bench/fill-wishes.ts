import type { Client } from 'pg'

/**
 * Adds made-up wishes in the shares in which people have them, roughly: most name one to five of
 * 600 towns, few of which many look in; one in ten draws an area and names none. The same count gives
 * the same wishes.
 */
export async function fillWishes(client: Client, count: number): Promise<void> {
  await client.query('begin')
  await client.query('select setseed(0.5)')
  await client.query(
    `insert into matching.wishes
     select n, case when r1 < 0.7 then 'buy' else 'rent' end,
       array(select distinct 1 + floor(power(random(), 1.5) * 7)::int + 0 * n
         from generate_series(1, 1 + n % 3)),
       case when n % 10 = 0 then array['*'] else array(
         select distinct '10-' || (1000 + floor(power(random(), 2.2) * 600)::int * 15 + 0 * n)
         from generate_series(1, 1 + n % 5)) end,
       case when n % 10 = 0 then array[lat - 0.05, lat - 0.04, lat + 0.06, lat + 0.03, lat] end,
       case when n % 10 = 0 then array[lng - 0.05, lng + 0.04, lng + 0.05, lng - 0.02, lng - 0.06] end,
       case when n % 10 = 0 then lat - 0.05 end, case when n % 10 = 0 then lat + 0.06 end,
       case when n % 10 = 0 then lng - 0.06 end, case when n % 10 = 0 then lng + 0.05 end,
       case when r1 < 0.7 then 100000 + r2 * 300000 else 400 + r2 * 500 end,
       case when r1 < 0.7 then 250000 + r3 * 700000 else 700 + r3 * 1500 end,
       true, n % 4 = 0,
       case when n % 2 = 0 then 1 + floor(r2 * 3)::int end,
       case when n % 5 = 0 then 1 end,
       case when n % 3 = 0 then 60 + floor(r3 * 80) end,
       array_remove(array[case when n % 4 = 1 then 'garden' end, case when n % 7 = 1 then 'garage' end], null),
       current_date + 30
     from (select n, random() as r1, random() as r2, random() as r3,
       49.6 + random() * 1.8 as lat, 2.7 + random() * 3.5 as lng
       from generate_series(1, $1::int) n) seeds`,
    [count],
  )
  await client.query('commit')
  await client.query('vacuum analyze matching.wishes')
}
