import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What waits for a login, where every process finds it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table guard.waiting_drafts (
      mark text primary key,
      sealed text not null,
      expires_at timestamptz not null
    );

    create index waiting_drafts_expires_at on guard.waiting_drafts (expires_at);

    comment on table guard.waiting_drafts is
      'What somebody wrote whose session had ended, sealed, for a quarter of an hour; mark is a keyed hash of its token.';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table if exists guard.waiting_drafts`)
}
