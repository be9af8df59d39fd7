import { sql, type MigrateDownArgs } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { toPostgres } from '@/cms/hooks/postgres'
import { migrations } from '../../migrations'
import { getTestPayload } from '../support/test-payload'

/** What the database is made of: columns, indexes, rules, functions, triggers and values of types. */
const shape = sql`
  with own as (
    select oid, nspname as name from pg_namespace
    where nspname not in ('information_schema', 'pg_catalog', 'pg_toast')
  )
  select part from (
    select concat_ws(' ', 'column', c.table_schema, c.table_name, c.column_name, c.udt_name,
      c.is_nullable, c.column_default, c.generation_expression) as part
    from information_schema.columns c join own on own.name = c.table_schema
    union all select concat_ws(' ', 'index', i.indexdef)
    from pg_indexes i join own on own.name = i.schemaname
    union all select concat_ws(' ', 'rule', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid))
    from pg_constraint c join own on own.oid = c.connamespace
    union all select pg_get_functiondef(p.oid)
    from pg_proc p join own on own.oid = p.pronamespace
    where p.prokind in ('f', 'p')
      -- What belongs to an extension stays with it.
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all select pg_get_triggerdef(t.oid)
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join own on own.oid = c.relnamespace
    where not t.tgisinternal
    union all select concat_ws(' ', 'value', e.enumtypid::regtype, e.enumlabel)
    from pg_enum e join pg_type t on t.oid = e.enumtypid join own on own.oid = t.typnamespace
  ) as parts
  order by part`

it('go back one by one and forward again, and leave the database as it was', async () => {
  const payload = await getTestPayload()
  const db = toPostgres(payload.db).drizzle
  const req = await createLocalReq({}, payload)
  const args = { db, payload, req } as unknown as MigrateDownArgs
  const describe = async () =>
    (await db.execute<{ part: string }>(shape)).rows.map(({ part }) => part)
  const before = await describe()
  expect(before.length).toBeGreaterThan(5_000)
  for (const { down } of migrations.toReversed()) await down(args)
  const emptied = await describe()
  for (const { up } of migrations) await up(args)
  expect(emptied).toEqual([])
  expect(await describe()).toEqual(before)
})
