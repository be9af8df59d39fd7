import { groupBy } from '@/domain/kernel/group-by'
import { queryRows } from '@/server/db'

type Column = { schema: string; table: string; column: string; type: string }

/** Every column of the database in which a text can stand, packed or not. */
const listColumns = () =>
  queryRows<Column>(
    `select c.table_schema as schema, c.table_name as "table", c.column_name as "column",
       c.data_type as type
     from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
       and c.data_type in ('character varying', 'text', 'json', 'jsonb', 'bytea', 'ARRAY')
     order by 1, 2, 3`,
  )

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Of bytes what can be read in them; of all else the text, whatever the case of its letters. */
function toText({ column, type }: Column): string {
  const place = quote(column)
  return type === 'bytea' ? `encode(${place}, 'escape')` : `lower(${place}::text)`
}

/**
 * Where any of some texts stands in the whole database, as `schema.table.column`: not by what the
 * code knows of, but by what is there.
 */
export async function findTraces(...needles: readonly string[]): Promise<string[]> {
  const tables = groupBy(await listColumns(), ({ schema, table }) => `${schema}.${table}`)
  const found: string[] = []
  for (const [table, columns] of tables) {
    const { schema = '', table: name = '' } = columns[0] ?? {}
    const tests = columns.map(
      (column, at) =>
        `bool_or(exists (select 1 from unnest($1::text[]) needle
           where position(needle in ${toText(column)}) > 0)) as "${at}"`,
    )
    const [row = {}] = await queryRows<Record<string, boolean | null>>(
      `select ${tests.join(', ')} from ${quote(schema)}.${quote(name)}`,
      [needles.map((needle) => needle.toLowerCase())],
    )
    columns.forEach(({ column }, at) => {
      if (row[String(at)] === true) found.push(`${table}.${column}`)
    })
  }
  return found
}
