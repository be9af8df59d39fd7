import { withClient } from '../postgres/connect'
import type { Check } from './check'

/** Postgres silently cuts longer names, and two that are cut alike become one. */
const identifierCharactersMax = 63

export const identifiersCheck: Check = {
  name: 'Database names',
  run: async ({ databaseUrl }) =>
    withClient(databaseUrl, async (client) => {
      const { rows } = await client.query<{ kind: string; name: string }>(
        `select kind, name from (
           select 'table or index' as kind, relname::text as name, relnamespace as space from pg_class
           union all select 'type', typname::text, typnamespace from pg_type where typtype = 'e'
           union all select 'constraint', conname::text, connamespace from pg_constraint
         ) names
         join pg_namespace on pg_namespace.oid = space
         where nspname in ('public', 'rm') and length(name) >= $1
         order by name`,
        [identifierCharactersMax],
      )
      return rows.map(({ kind, name }) => ({
        level: 'warning',
        message: `The ${kind} "${name}" is as long as Postgres allows and may have been cut: give its field a dbName.`,
      }))
    }),
}
