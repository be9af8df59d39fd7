import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Counts how often an address sent a form lately. Addresses are keyed hashes, rows live a day at
 * most; unlogged, because losing the counts in a crash costs nothing.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    drop schema if exists guard cascade;
    create schema guard;

    create unlogged table guard.hits (
      subject text not null,
      window_start timestamptz not null,
      hits int not null,
      primary key (subject, window_start)
    );

    create index hits_window on guard.hits (window_start);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`drop schema if exists guard cascade`)
}
