import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Remembers which proofs of work and which typed characters were used, until they have expired
 * anyway. Marks and owners are keyed hashes; logged, so that a crash does not open them again.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    create schema if not exists guard;

    create table guard.used (
      mark text primary key,
      owner text not null,
      expires_at timestamptz not null
    );

    create index used_expiry on guard.used (expires_at);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`drop table if exists guard.used`)
}
