import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { versionsMax } from '../fields/drafts'
import type { Executor } from '../hooks/transaction'
import { toIntegers } from '../hooks/postgres'

type Column = { name: string; type: string; isEnum: boolean }

/** A choice of several values, which has a table of its own, and the type that versions give it. */
type List = { from: string; to: string; type: string }

/**
 * How the framework copies a property, its texts, links and lists into a version: each column under a
 * prefix, links by a path under it, lists in a table under it. Read from the catalogue of the
 * database, so that a new field is copied without a word here.
 */
export type VersionColumns = {
  record: readonly Column[]
  texts: readonly Column[]
  links: readonly string[]
  lists: readonly List[]
}

const prefix = 'version_'

/** The columns that a version has of its record. */
export async function loadVersionColumns(executor: Executor): Promise<VersionColumns> {
  return {
    record: await findCopied(executor, 'properties', '_properties_v'),
    texts: await findCopied(executor, 'properties_locales', '_properties_v_locales'),
    links: await findLinks(executor),
    lists: await findLists(executor),
  }
}

/** The columns of a link that say where it leads. */
async function findLinks(executor: Executor): Promise<string[]> {
  const { rows } = await executor.execute<{ name: string }>(sql`
    select v.column_name as name
    from information_schema.columns v
    join information_schema.columns p on p.table_schema = v.table_schema
      and p.table_name = 'properties_rels' and p.column_name = v.column_name
    where v.table_schema = 'public' and v.table_name = '_properties_v_rels'
      and v.column_name not in ('id', 'parent_id', 'path')
    order by v.ordinal_position`)
  if (rows.length === 0) throw new Error('_properties_v_rels has no column of properties_rels')
  return rows.map(({ name }) => name)
}

async function findLists(executor: Executor): Promise<List[]> {
  const { rows } = await executor.execute<List>(sql`
    select p.table_name as "from", v.table_name as "to", v.udt_name as type
    from information_schema.columns v
    join information_schema.columns p on p.table_schema = v.table_schema
      and p.column_name = v.column_name
      and replace(p.table_name, 'properties_', '_properties_v_version_') = v.table_name
    where v.table_schema = 'public' and v.column_name = 'value'
      and starts_with(p.table_name, 'properties_')
    order by v.table_name`)
  return rows
}

async function findCopied(executor: Executor, from: string, to: string): Promise<Column[]> {
  const { rows } = await executor.execute<Column>(sql`
    select v.column_name as name, v.udt_name as type, v.data_type = 'USER-DEFINED' as "isEnum"
    from information_schema.columns v
    join information_schema.columns p on p.table_schema = v.table_schema
      and p.table_name = ${from} and v.column_name = ${prefix} || p.column_name
    where v.table_schema = 'public' and v.table_name = ${to}
    order by v.ordinal_position`)
  if (rows.length === 0) throw new Error(`${to} has no column of ${from}`)
  return rows
}

const names = (columns: readonly Column[]): SQL =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )

/** The values of the record; the versions have types of their own for the same choices. */
const values = (columns: readonly Column[]): SQL =>
  sql.join(
    columns.map(({ name, type, isEnum }) => {
      const own = sql`p.${sql.identifier(name.slice(prefix.length))}`
      return isEnum ? sql`${own}::text::${sql.identifier(type)}` : own
    }),
    sql`, `,
  )

/**
 * Makes a version of each property as it stands, the newest of it from then on, as the framework
 * does at every save: the desk lists and opens the newest version, not the record.
 *
 * @returns the id of the version by that of its property
 */
export async function writeVersions(
  executor: Executor,
  columns: VersionColumns,
  propertyIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (propertyIds.length === 0) return new Map()
  const ids = toIntegers(propertyIds)
  await executor.execute(sql`
    update _properties_v set latest = false where parent_id = any(${ids}::int[]) and latest`)
  const { rows } = await executor.execute<{ id: number; parent: number }>(sql`
    insert into _properties_v (parent_id, created_at, updated_at, latest, ${names(columns.record)})
    select p.id, now(), now(), true, ${values(columns.record)}
    from properties p where p.id = any(${ids}::int[]) order by p.id
    returning id, parent_id as parent`)
  const made = toIntegers(rows.map(({ id }) => id))
  await executor.execute(sql`
    insert into _properties_v_locales (${names(columns.texts)}, _locale, _parent_id)
    select ${values(columns.texts)}, p._locale, v.id
    from _properties_v v join properties_locales p on p._parent_id = v.parent_id
    where v.id = any(${made}::int[])`)
  await copyLinks(executor, columns.links, made)
  for (const list of columns.lists) await copyList(executor, list, made)
  await forgetOldest(executor, ids)
  return new Map(rows.map(({ id, parent }) => [parent, id]))
}

async function copyLinks(
  executor: Executor,
  links: VersionColumns['links'],
  versions: string,
): Promise<void> {
  const copied = (table: SQL) =>
    sql.join(
      links.map((name) => sql`${table}${sql.identifier(name)}`),
      sql`, `,
    )
  await executor.execute(sql`
    insert into _properties_v_rels (parent_id, path, ${copied(sql``)})
    select v.id, ${prefix.replace('_', '.')} || r.path, ${copied(sql`r.`)}
    from _properties_v v join properties_rels r on r.parent_id = v.parent_id
    where v.id = any(${versions}::int[])`)
}

async function copyList(
  executor: Executor,
  { from, to, type }: List,
  versions: string,
): Promise<void> {
  await executor.execute(sql`
    insert into ${sql.identifier(to)} ("order", parent_id, value)
    select s."order", v.id, s.value::text::${sql.identifier(type)}
    from _properties_v v join ${sql.identifier(from)} s on s.parent_id = v.parent_id
    where v.id = any(${versions}::int[])`)
}

async function forgetOldest(executor: Executor, ids: string): Promise<void> {
  await executor.execute(sql`
    delete from _properties_v where id in (
      select id from (
        select id, row_number() over (partition by parent_id order by id desc) as place
        from _properties_v where parent_id = any(${ids}::int[])
      ) as ranked where place > ${versionsMax})`)
}
