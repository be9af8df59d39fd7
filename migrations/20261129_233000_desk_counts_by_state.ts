import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * How many homes wait, are held back or are of a state: what the start of the desk says of each, and the list
 * under such a filter. Without these columns in the index the database read each of the wide rows again for
 * every one of these numbers; of 100,000 homes it read them four times for one screen. In their place the index
 * has what is the latest version and outside the trash first, so that it answers what the one before it did.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index properties_v_desk_counts on _properties_v
      (latest, version_deleted_at, version_gate, version__status, version_status);
    drop index if exists properties_v_desk_count;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create index properties_v_desk_count on _properties_v (latest, version_deleted_at);
    drop index if exists properties_v_desk_counts;
  `)
}
