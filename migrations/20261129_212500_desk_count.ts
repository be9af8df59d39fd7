import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * How many homes the desk says that a list has, outside the trash. The framework has an index on what is the
 * latest version alone, so that each of these wide rows was read to see whether it lies in the trash: of 100,000
 * homes the number took longer than the list. From this index the database reads it alone.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index properties_v_desk_count on _properties_v (latest, version_deleted_at);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index if exists properties_v_desk_count`)
}
