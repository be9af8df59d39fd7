import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { cacheTags } from '@/cms/cache-tags'
import { notifyTags } from '@/cms/hooks/revalidate'
import { getExecutor, inTransaction, type Executor } from '@/cms/hooks/transaction'

type Fragment = ReturnType<typeof sql>

/** Public ids of synthetic listings begin here, far above those that editors give. */
const firstPublicId = 1_000_001

const batchSize = 2000

type Table = {
  schema: string
  name: string
  /** The column that holds the id of the property. */
  parent: string
}

const properties: Table = { schema: 'public', name: 'properties', parent: 'id' }

/** Tables that hold a property's languages and relations. */
const childTables: readonly Table[] = [
  { schema: 'public', name: 'properties_locales', parent: '_parent_id' },
  { schema: 'public', name: 'properties_rels', parent: 'parent_id' },
  { schema: 'public', name: 'properties_visible_in', parent: 'parent_id' },
]

const readModel: Table = { schema: 'rm', name: 'listings', parent: 'property_id' }

/** Columns that a copy gets anew; all others it shares with the property it was copied from. */
const ownColumns: Readonly<Record<string, Fragment>> = {
  id: sql`c.new_id`,
  public_id: sql`c.public_id`,
  record_file: sql`'BENCH-' || c.public_id`,
  record_file_key: sql`'BENCH-' || c.public_id`,
  price: sql`round(p.price * (0.7 + (c.public_id * 7919 % 600) / 1000.0), -2)`,
  lat: sql`p.lat + ((c.public_id * 104729 % 4000) - 2000) / 100000.0`,
  lng: sql`p.lng + ((c.public_id * 130363 % 6000) - 3000) / 100000.0`,
  published_at: sql`p.published_at - make_interval(hours => (c.public_id * 31 % 8760)::int)`,
}

/**
 * The read model of a copy: the row of the source with the copy's own facts. Making each row from
 * the records, as the site does, would take ten times as long.
 */
const ownReadModelColumns: Readonly<Record<string, Fragment>> = {
  property_id: sql`c.new_id`,
  public_id: sql`c.public_id`,
  record_file_key: sql`'BENCH-' || c.public_id`,
  price: sql`case when p.card->'price'->>'kind' = 'amount' then copy.price else p.price end`,
  lat: sql`copy.lat`,
  lng: sql`copy.lng`,
  published_at: sql`copy.published_at`,
  card: sql`p.card || jsonb_build_object(
    'publicId', c.public_id,
    'recordFile', 'BENCH-' || c.public_id,
    'publishedAt', copy.published_at,
    'price', case when p.card->'price'->>'kind' = 'amount'
      then p.card->'price' || jsonb_build_object('amount', copy.price) else p.card->'price' end
  )`,
}

/**
 * Fills a database for measurements: copies of the demo listings with other prices, places and
 * dates, which share their texts and pictures. Runs again add only what is missing.
 *
 * @param count how many synthetic listings there should be in the end, 1 to 1,000,000
 */
export async function addBenchmarkListings(
  payload: Payload,
  count: number,
  report: (line: string) => void,
): Promise<void> {
  for (let done = await countPresent(payload); done < count;) {
    const size = Math.min(batchSize, count - done)
    await inTransaction(payload, (req) => addBatch(req, firstPublicId + done, size))
    done += size
    report(`${done} of ${count} benchmark listings`)
  }
  await inTransaction(payload, (req) => notifyTags(req, [cacheTags.properties]))
}

async function countPresent(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'properties',
    where: { publicId: { greater_than_equal: firstPublicId } },
  })
  return totalDocs
}

async function addBatch(req: PayloadRequest, publicId: number, size: number): Promise<void> {
  const executor = await getExecutor(req)
  await executor.execute(sql`
    create temporary table benchmark_copies on commit drop as
    with sources as (
      select id, row_number() over (order by public_id) - 1 as position, count(*) over () as total
      from properties
      where public_id < ${firstPublicId} and project_id is null and deleted_at is null
        and is_discreet is not true
        and exists (select from rm.listings l where l.property_id = properties.id)
        and status in ('active', 'underOption')
    )
    select nextval(pg_get_serial_sequence('properties', 'id'))::int as new_id,
      n as public_id, s.id as source_id
    from generate_series(${publicId}::bigint, ${publicId + size - 1}::bigint) n
    join sources s on s.position = n % s.total
  `)
  await copyRows(executor, properties, ownColumns)
  for (const child of childTables)
    await copyRows(executor, child, { [child.parent]: sql`c.new_id` })
  await copyRows(executor, readModel, ownReadModelColumns)
}

/** Copies the rows of the sources, with the given expressions in the place of some columns. */
async function copyRows(
  executor: Executor,
  { schema, name, parent }: Table,
  replaced: Readonly<Record<string, Fragment>>,
): Promise<void> {
  const { rows } = await executor.execute<{ column: string }>(sql`
    select column_name as column from information_schema.columns
    where table_schema = ${schema} and table_name = ${name} and is_generated = 'NEVER'
  `)
  // Rows of child tables are numbered anew by the database.
  const columns = rows
    .map(({ column }) => column)
    .filter((column) => column !== 'id' || replaced.id !== undefined)
  const source = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
  const targets = columns.map((column) => sql.identifier(column))
  const values = columns.map((column) => replaced[column] ?? sql`p.${sql.identifier(column)}`)
  await executor.execute(sql`
    insert into ${source} (${sql.join(targets, sql`, `)})
    select ${sql.join(values, sql`, `)} from benchmark_copies c
    join ${source} p on p.${sql.identifier(parent)} = c.source_id
    left join public.properties copy on copy.id = c.new_id
  `)
}
