import type { Client } from 'pg'

type Index = { name: string; definition: string }

/** Listings that are added with one statement. */
const batchSize = 5_000

/**
 * Towns of made-up names around Belgium. Few of them hold most of the homes, as in life.
 */
const createTowns = `
  create table if not exists bench_towns as
  select n as id,
    (array['ant','brug','gent','leu','mech','oost','aal','has','tur','kor'])[1 + n % 10] ||
    (array['werp','gem','dorp','beke','hove','zele','lo','rode','hem','kerke'])[1 + n / 10 % 10] ||
    (array['','beek','veld','berg','bos','dal'])[1 + n / 100 % 6] as name,
    (1000 + n * 15)::text as zip,
    49.6 + (n * 7919 % 1800) / 1000.0 as lat,
    2.7 + (n * 104729 % 3500) / 1000.0 as lng
  from generate_series(0, 599) n`

const createSeeds = `
  create temporary table bench_seeds on commit drop as
  select n as id, random() as r1, random() as r2, random() as r3, random() as r4, random() as r5,
    floor(power(random(), 2.2) * 600)::int as town,
    (array[1,1,1,1,2,2,2,2,2,3,4,5,6,7])[1 + floor(random() * 14)::int] as type
  from generate_series($1::int, $2::int) n`

/** Words, prices, rooms and features in the shares in which agencies have them, roughly. */
const insertRows = `
  insert into bench_rows
  select row.* from bench_seeds s
  join bench_towns t on t.id = s.town
  cross join lateral (select
    case when s.r1 < 0.72 then 'sale' else 'rent' end as goal,
    (array['woning','appartement','villa','grond','opbrengst','garage','kantoor'])[s.type] as type_nl,
    (array['a','b','b','c','c','c','d','d','e','f','f','g'])[1 + floor(s.r4 * 12)::int] as label,
    round((60 + s.r3 * 240)::numeric) as m2
  ) as h
  cross join lateral (select
    h.type_nl || (array[' met tuin', ' met terras'])[1 + s.id % 2] ||
    ' ' || t.name as title,
    case when s.r2 < 0.06 then null when h.goal = 'sale'
      then round((120000 + power(s.r2, 2) * 900000)::numeric, -3)
      else round((600 + s.r2 * 1600)::numeric, -1) end as price
  ) as w
  cross join lateral jsonb_populate_record(null::rm.listings, jsonb_build_object(
    'property_id', s.id, 'locale', 'nl', 'public_id', s.id,
    'lists', jsonb_build_array(case h.goal when 'sale' then 'forSale' else 'forRent' end),
    'goal', h.goal, 'status', case when s.r5 < 0.93 then 'active' else 'underOption' end,
    'main_type_id', s.type, 'type_ids', jsonb_build_array(s.type), 'country_id', 10,
    'zip', t.zip, 'city', initcap(t.name), 'city_key', t.name, 'city_keys', jsonb_build_array(t.name),
    'price', w.price, 'area', h.m2, 'plot_m2', case when s.type in (1, 3, 4) then h.m2 * 3 end,
    'bedrooms', case when s.type < 4 then 1 + floor(s.r3 * 5) end,
    'bathrooms', case when s.type < 4 then 1 + floor(s.r4 * 2) end,
    'energy_label', case when s.type not in (4, 6) then h.label end,
    'features', to_jsonb(array_remove(array[
      case when s.id % 2 = 0 then 'garden' end, case when s.id % 3 = 0 then 'terrace' end,
      case when s.id % 5 < 2 then 'garage' end, case when s.id % 7 < 2 then 'parking' end,
      case when s.id % 4 = 0 then 'lift' end, case when s.id % 40 = 0 then 'furnished' end,
      case when s.id % 25 = 0 then 'pool' end, case when s.id % 8 = 0 then 'new-build' end], null)),
    'is_open', s.r5 < 0.93,
    'availability', (array['atDeed','immediately','toAgree','onDate'])[1 + s.id % 4],
    'available_from', case when s.id % 4 = 3 then current_date + (s.id % 300) end,
    'record_file_key', 'B' || s.id, 'title', w.title,
    'search_text', lower(w.title) || ' ' || t.zip || ' b' || s.id,
    'lat', t.lat + (s.r3 - 0.5) / 20, 'lng', t.lng + (s.r4 - 0.5) / 15,
    'point_is_approximate', s.id % 3 = 0, 'picture_ids', jsonb_build_array(1, 2, 3),
    'is_indexable', true, 'published_at', now() - make_interval(mins => s.id * 7 % 500000),
    'updated_at', now(),
    'card', jsonb_build_object('publicId', s.id, 'title', w.title, 'titleLocale', 'nl', 'goal', h.goal,
      'status', 'active', 'lists', jsonb_build_array(case h.goal when 'sale' then 'forSale' else 'forRent' end),
      'recordFile', 'B ' || s.id, 'city', initcap(t.name), 'zip', t.zip, 'countryId', 10,
      'areaName', null, 'region', null, 'marquee', null, 'projectPublicId', null, 'unit', null,
      'typeWebId', s.type, 'typeKey', h.type_nl, 'typeName', h.type_nl,
      'bedrooms', 3, 'bathrooms', 1, 'livingAreaM2', h.m2, 'plotAreaM2', null,
      'hasGarden', s.id % 2 = 0, 'hasTerrace', s.id % 3 = 0, 'hasGarage', s.id % 5 < 2,
      'hasParking', s.id % 7 < 2, 'hasLift', s.id % 4 = 0, 'hasPool', s.id % 25 = 0,
      'isNewBuild', s.id % 8 = 0, 'isInvestment', false,
      'energy', jsonb_build_object('kind', 'label', 'label', h.label, 'source', 'certificate', 'differs', false),
      'publishedAt', '2026-01-01T00:00:00.000Z',
      'price', case when w.price is null then jsonb_build_object('kind', 'onRequest')
        else jsonb_build_object('kind', 'amount', 'amount', w.price, 'prefix', null, 'per', null, 'suffixText', null) end,
      'pictures', (select jsonb_agg(jsonb_build_object('mediaId', s.id * 5 + n, 'version', 'm1a2b3c',
        'alt', w.title || ' ' || n, 'width', 1600, 'height', 1200,
        'focus', jsonb_build_object('x', 50, 'y', 50), 'isVector', false))
        from generate_series(1, 5) n))
  )) as row`

const createRows = 'create temporary table bench_rows (like rm.listings) on commit drop'

/** Words of the other languages, in the place of the Dutch ones. */
const translations = {
  fr: { woning: 'maison', met: 'avec', tuin: 'jardin', terras: 'terrasse', grond: 'terrain' },
  en: { woning: 'house', met: 'with', tuin: 'garden', terras: 'terrace', grond: 'land' },
  de: { woning: 'haus', met: 'mit', tuin: 'garten', terras: 'terrasse', grond: 'bauland' },
} as const

/** The rows of a batch in Dutch, then turned into each other language. */
async function insertBatch(client: Client): Promise<void> {
  await client.query(insertRows)
  await client.query('insert into rm.listings select * from bench_rows')
  let known: Readonly<Record<string, string>> = {}
  for (const [locale, words] of Object.entries(translations)) {
    const translated = Object.entries(words).reduce(
      (text, [dutch, word]) => `replace(${text}, '${known[dutch] ?? dutch}', '${word}')`,
      'search_text',
    )
    await client.query(`update bench_rows set locale = '${locale}', search_text = ${translated}`)
    await client.query('insert into rm.listings select * from bench_rows')
    known = words
  }
}

/**
 * Adds made-up listings to an empty read model until there are so many, in four languages and
 * 600 towns. The same count gives the same listings. Indexes are made anew in the end, which is
 * far quicker than feeding them row by row.
 */
export async function fillListings(client: Client, count: number): Promise<void> {
  await client.query(createTowns)
  const { rows } = await client.query<{ present: number }>(
    'select coalesce(max(property_id), 0)::int as present from rm.listings',
  )
  const indexes = await dropIndexes(client)
  for (let done = rows[0]?.present ?? 0; done < count; done += batchSize) {
    await client.query('begin')
    await client.query('select setseed($1)', [(done % 97) / 97])
    await client.query(createSeeds, [done + 1, Math.min(done + batchSize, count)])
    await client.query(createRows)
    await insertBatch(client)
    await client.query('commit')
  }
  for (const { definition } of indexes) await client.query(definition)
  await client.query('vacuum analyze rm.listings')
  await client.query('vacuum analyze rm.changes')
}

async function dropIndexes(client: Client): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'rm' and tablename = 'listings' and indexdef not like 'CREATE UNIQUE%'`,
  )
  for (const { name } of rows) await client.query(`drop index rm.${name}`)
  return rows
}
