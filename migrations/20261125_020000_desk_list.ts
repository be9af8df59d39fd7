import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The order in which the desk lists homes at first. Those that were never published have
 * no date and stand in front, where the framework puts them by their creation: without this all of
 * them are sorted to show ten.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index properties_v_desk_list on _properties_v (version_published_at, created_at);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index if exists properties_v_desk_list`)
}
