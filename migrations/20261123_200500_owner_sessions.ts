import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What guards an owner's account stands beside it and not in its record: no API reads it, and a
 * record that is written back as it was read cannot take it back. Marks are keyed hashes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" ADD COLUMN "owner_device_notice" boolean DEFAULT true;`)
  await db.execute(sql`
    create table guard.owner_devices (
      owner_id integer not null references owners (id) on delete cascade,
      mark text not null,
      seen_at timestamptz not null,
      primary key (owner_id, mark)
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table if exists guard.owner_devices`)
  await db.execute(sql`
   ALTER TABLE "site" DROP COLUMN "owner_device_notice";`)
}
